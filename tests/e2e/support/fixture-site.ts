import { existsSync } from 'node:fs';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { expect, test as base } from './fixtures.ts';
import { serveSite } from './site-server.ts';

/** A test of the fixture site `full`, which each worker serves once: paths are relative to it. */
export const test = base.extend<{ baseURL: string }, { fixtureUrl: string }>({
  fixtureUrl: [
    async ({}, use) => {
      const folder = siteFolder('full');
      if (!existsSync(folder)) {
        throw new Error('The fixture site is not built: run "npx node tests/fixtures/build.ts full".');
      }
      await using site = await serveSite(folder);
      await use(site.url);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ fixtureUrl }, use) => use(fixtureUrl),
});

export { expect };
