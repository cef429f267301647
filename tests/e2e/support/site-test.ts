import { dist } from '#tests/support/folders.ts';
import { serveSite, type Site } from './site-server.ts';
import { expect, test as base } from './fixtures.ts';

interface Options {
  /** The folder of the build that is served: what is published, unless a site of fixtures is named. */
  build: string;
}

/** A test with a server of its own, which can be made to fail. */
export const test = base.extend<Options & { site: Site }>({
  build: [dist, { option: true }],
  site: async ({ build }, use) => {
    await using site = await serveSite(build);
    await use(site);
  },
});

export { expect };
