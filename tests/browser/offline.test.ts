import type { Locator, Page } from '@playwright/test';
import { texts } from '#i18n/texts.ts';
import { defaultLocale, locales, otherLocales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { routes } from '#site/routes.ts';
import { cached, open, visit } from './support/service-worker.ts';
import { faults, on } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

// The browser may ask for the icon only once it is offline.
test.use({ serviceWorkers: 'allow', tolerated: /status of 503|favicon/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectLoaded(images: Locator) {
  await images.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => images.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
}

test('offline: a read page opens, images included, with any query or fragment', async ({ page, context }) => {
  await visit(page, routes.about);
  const title = await heading(page).innerText();
  // These load once they are in view: after the worker was registered.
  const portraits = page.locator('.carousel label img');
  await expectLoaded(portraits);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const assets = loaded.filter((path) => path.startsWith('/assets/'));
  await expect.poll(() => cached(page)).toEqual(expect.arrayContaining(assets));
  await context.setOffline(true);
  for (const suffix of ['?from=mail', '#content', '']) {
    const response = await open(page, routes.about + suffix);
    expect(response?.status(), suffix).toBe(200);
    await expect(heading(page)).toHaveText(title);
  }
  await expect(page.locator('.toast')).toHaveText(texts[defaultLocale].main.browser.offline);
  await expectLoaded(portraits);
});

for (const { code, iso } of locales) {
  test(`offline page: answers in ${iso}, lists read pages in ${iso} first and leaves by itself`, async ({
    page,
    context,
  }) => {
    const { title, cachedPages } = texts[code].main.offline;
    const [about, contact] = [localizePath(code, routes.about), localizePath(code, routes.contact)];
    const read = [about, ...otherLocales(code).map((other) => localizePath(other.code, routes.about))];
    const names: string[] = [];
    for (const path of read.toReversed()) {
      await visit(page, path);
      names.unshift(await heading(page).innerText());
    }
    await context.setOffline(true);
    const response = await page.goto(contact);
    expect(response?.status()).toBe(503);
    await expect(page.locator('html')).toHaveAttribute('lang', iso);
    await expect(heading(page)).toHaveText(title);
    const links = page.getByRole('region', { name: cachedPages }).getByRole('link');
    await expect(links).toHaveText(names);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(read);
    await context.setOffline(false);
    await expect(heading(page)).not.toHaveText(title);
    await expect(page).toHaveURL(contact);
  });
}

test('offline: a read page opens while the server hangs', async ({ page, site }) => {
  await visit(page, routes.about);
  const title = await heading(page).innerText();
  site.fault = faults.never;
  expect((await open(page, routes.about))?.status()).toBe(200);
  await expect(heading(page)).toHaveText(title);
});

// The worker gives a page up after eight seconds, twice.
test(
  'offline page: replaces a server that hangs, and keeps no visitor',
  { tag: '@nightly' },
  async ({ page, site }) => {
    const { title } = texts[defaultLocale].main.offline;
    await visit(page, routes.home);
    site.fault = faults.never;
    await open(page, routes.portfolio);
    await expect(heading(page)).toHaveText(title);
    site.fault = on(/contact$/, faults.never);
    await page.locator(`body > header nav a[href="${routes.contact}"]`).click({ noWaitAfter: true });
    await expect(page).toHaveURL(routes.contact);
    await expect(heading(page)).toHaveText(title);
  },
);
