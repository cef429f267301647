import { precacheLimit } from '#build/release/precache.ts';
import { locales } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { texts } from '#tests/support/texts.ts';
import { expect, kept, test, visit } from './worker-test.ts';

test('the first visit brings a worker, and nothing of it before the page has loaded', async ({
  page,
  host,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let loadedAt = -1;
  page.on('load', () => (loadedAt = asked.length));
  await page.goto(`${host.url}/about`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = host.log.findIndex(({ path }) => path === '/sw.js');
  const firstLoad = new Set(asked.slice(0, loadedAt));
  const lastOfPage = host.log.findLastIndex(({ path }, index) => firstLoad.has(path) && index < worker);
  expect(worker).toBeGreaterThan(0);
  expect(lastOfPage).toBeLessThan(worker);
  for (const path of firstLoad) expect(host.log.slice(0, worker).map((entry) => entry.path)).toContain(path);
});

test('every precached address answers 200 without a redirect', async ({ page, host }) => {
  await visit(page, `${host.url}/nl`);
  const precached = await kept(page, 'precache');
  expect(precached.length).toBeGreaterThan(5);
  for (const address of precached) {
    const answer = await page.request.get(address, {
      maxRedirects: 0,
      headers: { Referer: `${host.url}/sw.js` },
    });
    expect(answer.status(), address).toBe(200);
  }
});

test('a read page can be read again without a network, pictures included', async ({
  page,
  host,
  context,
}) => {
  await visit(page, `${host.url}/nl/about`);
  await visit(page, `${host.url}/services?from=mail`);
  await page.locator('footer').scrollIntoViewIfNeeded();
  host.fault = () => 'refuse';
  for (const path of ['/nl/about', '/services', '/services?from=elsewhere', '/services#content']) {
    await page.goto('about:blank');
    const answer = await page.goto(`${host.url}${path}`);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator('h1')).toHaveText(path.startsWith('/nl') ? 'Over ons' : 'Services');
  }
  await context.setOffline(true);
  await page.goto(`${host.url}/nl/about`);
  await page.locator('footer').scrollIntoViewIfNeeded();
  const portraits = page.locator('fieldset img');
  await expect
    .poll(() =>
      portraits.evaluateAll(
        (images) => images.filter((i) => (i as HTMLImageElement).naturalWidth === 0).length,
      ),
    )
    .toBe(0);
});

for (const { home, path, lang, title, list, read } of [
  {
    home: '/',
    path: '/news',
    lang: 'en-GB',
    title: 'This page cannot be reached',
    list: 'These pages',
    read: 'Lichtkade: web design',
  },
  {
    home: '/nl',
    path: '/nl/news',
    lang: 'nl-NL',
    title: 'Deze pagina is nu niet te bereiken',
    list: 'Deze pagina’s',
    read: 'Lichtkade: websites',
  },
]) {
  test(`without a network, ${path} shows the offline page, and leaves it by itself`, async ({
    page,
    host,
    context,
  }) => {
    await visit(page, `${host.url}${home}`);
    await context.setOffline(true);
    const answer = await page.goto(`${host.url}${path}`);
    expect(answer?.status()).toBe(503);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const keptPages = page.getByRole('region', { name: list });
    await expect(keptPages.getByRole('link')).toHaveCount(1);
    await expect(keptPages.getByRole('link', { name: read })).toHaveAttribute('href', home);
    // axe does not judge what stands in front of a drawing.
    const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
    await expect(keptPages.getByRole('link')).toHaveCSS('color', ink);
    await context.setOffline(false);
    await expect(page).toHaveTitle(/^(News|Nieuws)/);
    await expect(page).toHaveURL(`${host.url}${path}`);
  });
}

for (const { code, iso } of locales) {
  const start = localizePath(code, routes.home);
  const path = localizePath(code, routes.services);

  test(`the site can be installed from ${path}`, async ({ page, host, context }) => {
    await page.goto(`${host.url}${path}`);
    // It comes after the first paint.
    await page.locator('link[rel="manifest"]').waitFor({ state: 'attached' });
    const session = await context.newCDPSession(page);
    const { data, errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '') as Record<string, unknown> & {
      icons: { src: string; purpose: string }[];
      shortcuts: { url: string }[];
    };
    expect(manifest).toMatchObject({ id: start, start_url: start, scope: '/', lang: iso });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(manifest.shortcuts).toHaveLength(texts[code].main.navbar.items.length);
    for (const address of [
      ...manifest.icons.map(({ src }) => src),
      ...manifest.shortcuts.map(({ url }) => url),
    ]) {
      const answer = await page.request.get(host.url + address, {
        headers: { Referer: `${host.url}${path}` },
      });
      expect(answer.status(), address).toBe(200);
    }
    // Playwright's contexts are private windows, in which nothing is ever installed.
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  });
}

test(`no part of React and no more than ${precacheLimit / 1000} kB are fetched in advance`, async ({
  page,
  host,
}) => {
  await visit(page, `${host.url}/`);
  let size = 0;
  for (const address of await kept(page, 'precache')) {
    const answer = await fetch(address, {
      headers: { Referer: `${host.url}/sw.js`, 'Accept-Encoding': 'br' },
    });
    size += Number(answer.headers.get('content-length'));
    expect(await answer.text(), address).not.toMatch(
      /react\.transitional\.element|createRoot|useSyncExternalStore/,
    );
  }
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(precacheLimit);
});
