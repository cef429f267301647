import type { Page } from '@playwright/test';

/** Waits until what has been drawn last is on the screen, and has been reported to whoever observes it. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
