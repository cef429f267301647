import { expect, type Page } from '@playwright/test';

/** Waits until an island has woken. */
export const awake = (page: Page, name: string) =>
  expect(page.locator(`astro-island[component-url*="${name}"]:not([ssr])`)).toHaveCount(1);
