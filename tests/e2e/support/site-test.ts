import { serveSite, type Site } from './site-server.ts';
import { expect, test as base } from './fixtures.ts';

/** A test with a server of its own, which can be made to fail. */
export const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    await using site = await serveSite();
    await use(site);
  },
});

export { expect };
