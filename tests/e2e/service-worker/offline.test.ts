import type { Page } from '@playwright/test';
import { pageCache } from '#client/service-worker/cache-names.ts';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { localizePath, offlineRoute } from '#site/urls.ts';
import { texts } from '#tests/support/texts.ts';
import { cached, expect, open, test, visit } from './worker-test.ts';

const { offline, error } = texts[defaultLocale].main;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('service worker: read pages open offline, the first one and images included', async ({
  page,
  host,
  context,
}) => {
  await visit(page, `${host.url}/nl/about`);
  const title = await heading(page).innerText();
  await context.setOffline(true);
  for (const suffix of ['', '?from=mail', '#content']) {
    const response = await open(page, `${host.url}/nl/about${suffix}`);
    expect(response?.status(), suffix).toBe(200);
    await expect(heading(page)).toHaveText(title);
  }
  const portraits = page.locator('.carousel img');
  await portraits.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      portraits.evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
});

for (const { code, iso } of locales) {
  test(`offline page: answers in ${iso}, lists read pages and leaves by itself`, async ({
    page,
    host,
    context,
  }) => {
    const { title, cachedPages } = texts[code].main.offline;
    const about = localizePath(code, routes.about);
    await visit(page, host.url + about);
    const name = await heading(page).innerText();
    await context.setOffline(true);
    const response = await page.goto(host.url + localizePath(code, routes.contact));
    expect(response?.status()).toBe(503);
    await expect(page.locator('html')).toHaveAttribute('lang', iso);
    await expect(heading(page)).toHaveText(title);
    const links = page.getByRole('region', { name: cachedPages }).getByRole('link');
    await expect(links).toHaveText([name]);
    await expect(links).toHaveAttribute('href', about);
    await context.setOffline(false);
    await expect(heading(page)).not.toHaveText(title);
    await expect(page).toHaveURL(host.url + localizePath(code, routes.contact));
  });
}

for (const fault of ['refuse', 'hang'] as const) {
  test(`service worker: a read page opens when the server’s fault is: ${fault}`, async ({ page, host }) => {
    await visit(page, `${host.url}/about`);
    const title = await heading(page).innerText();
    host.fault = () => fault;
    const response = await open(page, `${host.url}/about`);
    expect(response?.status()).toBe(200);
    await expect(heading(page)).toHaveText(title);
  });
}

test('offline page: stands in for a server that hangs, and calls no leaving visitor back', async ({
  page,
  host,
}) => {
  await visit(page, `${host.url}/`);
  host.fault = () => 'hang';
  await open(page, `${host.url}/portfolio`);
  await expect(heading(page)).toHaveText(offline.title);
  host.fault = (path) => (path === '/contact' ? 'hang' : undefined);
  await page.locator(`main a[href="/contact"]`).click({ noWaitAfter: true });
  await expect(page).toHaveURL(`${host.url}/contact`);
  await expect(heading(page)).toHaveText(offline.title);
});

test('service worker: errors pass through uncached, and a page taken down is forgotten', async ({
  page,
  host,
}) => {
  await visit(page, `${host.url}/about`);
  const missing = await open(page, `${host.url}/nowhere`);
  expect(missing?.status()).toBe(404);
  await expect(heading(page)).toHaveText(error.notFound.title);
  host.fault = () => 'error';
  const broken = await open(page, `${host.url}/about`);
  expect(broken?.status()).toBe(500);
  host.fault = (path) => (path === '/portfolio' ? 'cut' : undefined);
  const { promise: finished, resolve } = Promise.withResolvers();
  page.once('requestfailed', resolve);
  await page.goto(`${host.url}/portfolio`, { waitUntil: 'commit' });
  await finished;
  await open(page, `${host.url}/nowhere`);
  expect(await cached(page, pageCache)).toEqual([`${host.url}/about`]);

  host.written = (path) => (path === '/about' ? { status: 404, body: 'Gone' } : undefined);
  await open(page, `${host.url}/about`);
  await open(page, `${host.url}/nowhere`);
  await expect.poll(() => cached(page, pageCache)).toEqual([]);
});

test('service worker: redirects are followed and not cached', async ({ page, host, context }) => {
  await visit(page, `${host.url}/about`);
  const response = await open(page, `${host.url}/contact/`);
  expect(response?.url()).toBe(`${host.url}/contact`);
  await expect.poll(() => cached(page, pageCache)).toContain(`${host.url}/contact`);
  expect(await cached(page, pageCache)).not.toContain(`${host.url}/contact/`);
  await context.addCookies([{ name: 'i18n_redirected', value: 'nl', url: host.url }]);
  await open(page, `${host.url}/services`);
  await expect(page).toHaveURL(`${host.url}/nl/services`);
});

test('service worker: HTML in place of a script is not cached', async ({ page, host }) => {
  const cachedMenus = async () => (await cached(page)).filter((url) => url.includes('LanguageMenu'));
  host.fault = (path) => (/LanguageMenu.*\.js$/.test(path) ? 'html' : undefined);
  await visit(page, `${host.url}/about`);
  await page.reload();
  await page.locator('header summary').click();
  await expect.poll(() => host.log.some(({ path }) => path.includes('LanguageMenu'))).toBe(true);
  await expect(page.locator('header details a').first()).toBeVisible();
  expect(await cachedMenus()).toEqual([]);
  host.fault = () => undefined;
  await page.reload();
  await page.locator('header summary').click();
  await expect.poll(cachedMenus).toHaveLength(1);
});

test('service worker: ranges, POST, other origins and unhashed files pass it by', async ({ page, host }) => {
  await visit(page, `${host.url}/about`);
  await page.reload();
  const before = (await cached(page)).sort();
  const image = new URL(before.find((url) => url.endsWith('.avif')) ?? '').pathname;
  const answers = await page.evaluate(
    async ([path = '', other = '']) => {
      const range = await fetch(path, { headers: { Range: 'bytes=0-9' }, cache: 'no-store' });
      const post = await fetch('/about', { method: 'POST', body: 'x' });
      const feed = await fetch('/rss.xml');
      await fetch(other + path, { mode: 'no-cors' }).catch(() => undefined);
      return [range.ok, post.status, feed.status];
    },
    [image, host.url.replace('localhost', '127.0.0.1')],
  );
  expect(answers).toEqual([true, 405, 200]);
  expect((await cached(page)).sort()).toEqual(before);
  expect(host.log.filter(({ path }) => path === image).map(({ headers }) => headers.range)).toContain(
    'bytes=0-9',
  );
});

test('precache: holds both offline pages, answers 200 and has no code of islands', async ({ page, host }) => {
  await visit(page, `${host.url}/about`);
  const addresses = await cached(page, 'precache');
  const paths = addresses.map((address) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining(locales.map(({ code }) => localizePath(code, offlineRoute))));
  for (const address of addresses) {
    const response = await page.request.get(address, { maxRedirects: 0, headers: { Referer: host.url } });
    expect(response.status(), address).toBe(200);
  }
  const islands = page.locator('astro-island');
  const code = await islands.evaluateAll((all) =>
    all.flatMap((island) => [island.getAttribute('component-url'), island.getAttribute('renderer-url')]),
  );
  expect(code).toContainEqual(expect.stringMatching(/^\/assets\/.*\.js$/));
  expect(paths.filter((path) => code.includes(path))).toEqual([]);
});
