import { expect } from 'vitest';
import type { Browser } from './browser.ts';

/** Whether the first element that matches is visible. */
export const isVisible = (browser: Browser, selector: string): Promise<boolean> =>
  browser.evaluate(
    (selector) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false,
    selector,
  );

export const expectVisible = (browser: Browser, selector: string, visible = true): Promise<void> =>
  expect.poll(() => isVisible(browser, selector), { message: selector }).toBe(visible);

export const expectPath = (browser: Browser, path: string): Promise<void> =>
  expect.poll(() => browser.evaluate(() => location.pathname)).toBe(path);

export const expectHeading = (browser: Browser, text: string): Promise<void> =>
  expect.poll(() => browser.evaluate(() => document.querySelector('h1')?.textContent.trim())).toBe(text);

/** Waits until the page's script runs: it says whether the browser is online. */
export const expectScript = (browser: Browser): Promise<void> =>
  expect.poll(() => browser.evaluate(() => 'connection' in document.documentElement.dataset)).toBe(true);
