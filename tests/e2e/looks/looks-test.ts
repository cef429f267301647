import { existsSync } from 'node:fs';
import type { Response } from '@playwright/test';
import type { FixturePage } from '#tests/fixtures/pages.ts';
import { siteFolder, type SiteName } from '#tests/fixtures/sites.ts';
import { expect, test as base } from '#tests/e2e/support/fixtures.ts';
import { serveSite, type Site } from '#tests/e2e/support/site-server.ts';

interface OfTest {
  /** Opens a page of a site of fixtures. */
  open: (page: Pick<FixturePage, 'site' | 'path'>) => Promise<Response | null>;
}

interface OfWorker {
  /** Serves a site of fixtures, once for all tests of a worker. */
  serve: (site: SiteName) => Promise<Site>;
}

/** A test of pages that hold the worst that the schemas allow. */
export const test = base.extend<OfTest, OfWorker>({
  serve: [
    async ({}, use) => {
      await using servers = new AsyncDisposableStack();
      const running = new Map<SiteName, Promise<Site>>();
      const serve = async (site: SiteName) => {
        const folder = siteFolder(site);
        if (!existsSync(folder)) throw new Error('The fixtures are not built: run "npm run build:fixtures".');
        return servers.use(await serveSite(folder));
      };
      await use(async (site) => {
        const server = running.get(site) ?? serve(site);
        running.set(site, server);
        return server;
      });
    },
    { scope: 'worker' },
  ],
  open: async ({ page, serve }, use) => {
    await use(async ({ site, path }) => {
      const { url } = await serve(site);
      return page.goto(url + path);
    });
  },
});

export { expect };
