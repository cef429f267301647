import { siteFolder } from '#tests/fixtures/sites.ts';
import { findHidden } from '#tests/support/visibility.ts';
import { expectNoBarrier } from './support/barriers.ts';
import { open, visit } from './support/service-worker.ts';
import { on, respond, serveSite } from './support/site-server.ts';
import { expect, test as base } from './support/test.ts';

/** Of the site of another company, which is built for the last day of a notice. */
const test = base.extend({
  workerSite: [
    async ({}, use) => {
      await using site = await serveSite(siteFolder('other'));
      await use(site);
    },
    { scope: 'worker' },
  ],
});

const page = '/en/about';

for (const width of [390, 1440]) {
  test(`notice: readable above the opening at ${width} px, and printed`, async ({ page: tab }) => {
    await tab.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await tab.emulateMedia({ colorScheme, media: 'screen' });
      await tab.goto(page);
      const notice = tab.getByRole('region', { name: 'Notice' });
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expect(notice.getByRole('link')).toHaveAttribute('href', '/en/contact');
      expect(await findHidden(tab, '.notice')).toEqual([]);
      await expectNoBarrier(tab, '.notice');
      await expect(tab.getByRole('heading', { level: 1 })).toBeInViewport();
      await tab.emulateMedia({ colorScheme, media: 'print' });
      await expect(notice).toBeVisible();
      await expectNoBarrier(tab, '.notice');
    }
  });
}

test.describe('a page that was read', () => {
  test.use({ serviceWorkers: 'allow', tolerated: /favicon|ERR_FAILED/ });

  for (const [lastDay, count] of [
    ['2001-01-01', 0],
    ['2999-01-01', 1],
  ] as const) {
    test(`notice: offline, one that lasts until ${lastDay} shows ${count} times`, async ({
      page: tab,
      site,
      context,
    }) => {
      const html = await (await tab.request.get(page)).text();
      site.fault = on(/about$/, respond(200, html.replace(/(?<=data-last-day=")[\d-]+/, lastDay)));
      await visit(tab, page);
      await expect(tab.locator('.notice')).toHaveCount(1);
      await context.setOffline(true);
      await open(tab, page);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(tab.locator('.notice')).toHaveCount(count);
    });
  }
});
