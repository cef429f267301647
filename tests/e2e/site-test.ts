import { test as base, expect } from '@playwright/test';
import { serveSite, type Site } from '#tests/e2e/site-server.ts';

const byPlaywright = /Service Worker registration blocked by Playwright/;

/** A test with a server of its own, and a page that may say nothing on its console unless it is expected to. */
export const test = base.extend<{ site: Site; complaints: string[] }>({
  // A worker would answer in the server's place.
  serviceWorkers: 'block',
  site: async ({}, use) => {
    await using site = await serveSite();
    await use(site);
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !byPlaywright.test(message.text()))
        complaints.push(message.text());
    });
    await use(complaints);
  },
});

export { expect };
