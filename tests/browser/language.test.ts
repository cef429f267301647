import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { localeCookieName } from '#shared/locale-choice.ts';
import { localizePath } from '#shared/urls.ts';
import { routes } from '#site/routes.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import type { Fault } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

/** Answers for pages like a cache, which knows neither cookies nor languages. */
const cache: Fault = (path, response) => {
  const { pathname } = new URL(path, 'http://host');
  if (extname(pathname)) return false;
  response.setHeader('content-type', 'text/html');
  response.end(readFileSync(join(siteFolder('full'), `${pathname.replace(/\/$/, '/index')}.html`)));
  return true;
};

const inDutch = localizePath('nl', routes.about);

test.use({ locale: 'nl-NL' });

test('language: a page from a cache redirects once, without a history entry', async ({ page, site }) => {
  site.fault = cache;
  await page.goto('about:blank');
  await page.goto(`${routes.about}?from=mail#content`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(`${inDutch}?from=mail#content`);
  const asked = [routes.about, inDutch].map((path) => `${path}?from=mail`);
  expect(site.asked.filter((path) => path.split('?')[0]?.endsWith(routes.about))).toEqual(asked);
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test('language: cookie, reload, back and links within the site never redirect', async ({
  page,
  site,
  context,
}) => {
  site.fault = cache;
  await context.addCookies([{ name: localeCookieName, value: 'en', url: site.url }]);
  await page.goto(routes.about);
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(routes.about);
  await page.goto(inDutch);
  await page.goBack();
  await expect(page).toHaveURL(routes.about);
  await page.goto(inDutch);
  await page.evaluate((path) => (location.href = path), routes.about);
  await expect(page).toHaveURL(routes.about);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('language: a page that is prerendered stays', async ({ page, site }) => {
  site.fault = cache;
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => true });
  });
  await page.goto(routes.about);
  await expect(page).toHaveURL(routes.about);
});
