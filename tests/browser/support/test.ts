import { expect, test as base } from '@playwright/test';
import { serveSite, type Site } from './site-server.ts';

interface Fixtures {
  /** What the browser may say of a page that is meant to fail. */
  tolerated: RegExp | undefined;
  complaints: string[];
  /** The server, without faults and with an empty list of requests. */
  site: Site;
}

// The service worker has tests of its own, and is kept out of all others.
const byPlaywright = /Service Worker registration blocked by Playwright/;

/**
 * A test of the fixture site `full`, to which paths are relative. It fails when the browser's console has an
 * error or a warning that `tolerated` doesn't match.
 */
export const test = base.extend<Fixtures, { workerSite: Site }>({
  workerSite: [
    async ({}, use) => {
      await using site = await serveSite();
      await use(site);
    },
    { scope: 'worker' },
  ],
  site: async ({ workerSite }, use) => {
    workerSite.reset();
    await use(workerSite);
  },
  baseURL: ({ site }, use) => use(site.url),
  tolerated: [undefined, { option: true }],
  complaints: [
    async ({ page, tolerated }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!byPlaywright.test(text) && !tolerated?.test(text)) complaints.push(text);
      };
      page.on('pageerror', ({ message }) => complain(message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complain(`${message.text()} (${message.location().url})`);
      });
      await use(complaints);
      expect(complaints, 'the browser’s console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
