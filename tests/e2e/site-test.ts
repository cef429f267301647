import { serveSite, type Site } from '#tests/e2e/site-server.ts';
import { expect, test as base } from '#tests/e2e/fixtures.ts';

/** A test with a server of its own, which can be made to fail. */
export const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    await using site = await serveSite();
    await use(site);
  },
});

export { expect };
