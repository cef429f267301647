import { expect, test as base } from '@playwright/test';

interface Options {
  /** What the browser may say of a page that is meant to fail. */
  tolerated: RegExp | undefined;
}

interface Watch {
  complaints: string[];
}

// The service worker has tests of its own, and is kept out of all others.
const byPlaywright = /Service Worker registration blocked by Playwright/;

/** Every test fails when the browser's console has an error or a warning. */
export const test = base.extend<Options & Watch>({
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
