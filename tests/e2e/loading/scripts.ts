import { expect, type Page } from '@playwright/test';

/** Waits until the page's own script has run: it comes after the first paint, and a test is quicker than a visitor. */
export const scriptsRun = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-connection', /^(?:on|off)line$/);
