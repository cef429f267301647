import type { Page } from '@playwright/test';

/** The URLs of what the islands load once they are used: their own code and the framework. */
export const islandCode = (page: Page): Promise<string[]> =>
  page
    .locator('astro-island')
    .evaluateAll((islands) => [
      ...new Set(
        islands.flatMap((island) =>
          ['component-url', 'renderer-url'].map(
            (name) => new URL(island.getAttribute(name) ?? '', location.href).href,
          ),
        ),
      ),
    ]);

/** The sum of all layout shifts so far, the late ones by the fonts included. */
export const measureShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let sum = 0;
    await document.fonts.ready;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value') as number;
    }).observe({ type: 'layout-shift', buffered: true });
    // A shift is reported after the frame that follows it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return sum;
  });
