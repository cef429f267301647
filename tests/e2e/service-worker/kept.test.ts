import type { Page } from '@playwright/test';
import { kept } from '#client/kept.ts';
import { defaultLocale, getLocale, locales } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { texts } from '#tests/support/texts.ts';
import { expect, test, visit } from './worker-test.ts';

/** What the table says of the browser, without what the server keeps. */
const table = kept.filter(({ kind }) => kind !== 'log').map(({ kind, name }) => `${kind} ${name}`);

/** All that a browser holds of the site, wherever one may put something. */
async function findKept(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const rest = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ]);
  return [...cookies, ...rest].toSorted();
}

test('a visitor who has walked through everything has what the privacy statement lists, and nothing else', async ({
  page,
  host,
}) => {
  // Every page of the menu, in every language.
  test.slow();
  await visit(page, `${host.url}${routes.home}`);
  expect(await findKept(page)).not.toContain(table.find((item) => item.startsWith('cookie')));

  // A part that is missing, after which the page loads itself again.
  host.fault = (path) => (path.includes('TestimonialsCarousel') ? 'error' : undefined);
  const reloaded = page.waitForEvent('load');
  await page.locator('fieldset').dispatchEvent('mouseover');
  await reloaded;
  host.fault = () => undefined;

  for (const { code } of locales) {
    for (const route of Object.values(routes)) await visit(page, `${host.url}${localizePath(code, route)}`);
  }
  await page.locator('.language > summary').click();
  await page.locator('.language a').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', getLocale(defaultLocale).iso);
  host.fault = () => 'refuse';
  await page.goto(`${host.url}/services/never-read`);
  host.fault = () => undefined;
  await page.goto(`${host.url}${routes.contact}`);
  await expect.poll(() => findKept(page)).toEqual(table.toSorted());
});

for (const { code, name } of locales) {
  test(`a reader of ${name} finds each of them in the privacy statement`, async ({ page, host }) => {
    await page.goto(`${host.url}${localizePath(code, routes.privacy)}`);
    const items = page.getByRole('main').locator('dl > div');
    await expect(items).toHaveCount(kept.length);
    const { kinds } = texts[code].privacy;
    for (const { kind, name } of kept)
      await expect(items.filter({ has: page.getByText(name, { exact: true }) })).toContainText(kinds[kind]);
  });
}
