import { dist } from '#tests/support/folders.ts';
import { serveSite, type Site } from './site-server.ts';
import { expect, test as base } from './fixtures.ts';

interface WorkerFixtures {
  /** The build that is served: `dist`, unless `test.use` at the top of a file names another. */
  build: string;
  /** The server of a worker. Tests use {@link Site} `site`, which starts each test without a fault. */
  workerSite: Site;
}

/** A test with a server that can be made to fail. */
export const test = base.extend<{ site: Site }, WorkerFixtures>({
  build: [dist, { option: true, scope: 'worker' }],
  workerSite: [
    async ({ build }, use) => {
      await using site = await serveSite(build);
      await use(site);
    },
    { scope: 'worker' },
  ],
  site: async ({ workerSite }, use) => {
    workerSite.fault = undefined;
    workerSite.asked.length = 0;
    await use(workerSite);
  },
});

export { expect };
