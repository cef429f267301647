import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { storedData } from '#client/stored-data.ts';
import { locales } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { root } from '#tests/support/folders.ts';
import { texts } from '#tests/support/texts.ts';
import { cached, expect, open, test, visit } from './worker-test.ts';

/** All that a browser has stored for the site. */
async function stored(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const rest = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
  ]);
  return [...cookies, ...rest].toSorted();
}

test('service worker: is fetched after the page has loaded', async ({ page, host }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let loaded: string[] = [];
  page.on('load', () => (loaded = [...asked]));
  await page.goto(`${host.url}/about`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(loaded).toContain('/about');
  const before = host.log.slice(
    0,
    host.log.findIndex(({ path }) => path === '/sw.js'),
  );
  expect(before.map(({ path }) => path)).toEqual(expect.arrayContaining(loaded));
});

test('service worker: a deploy shows at the first navigation, and an open tab goes on', async ({
  page,
  host,
  context,
}) => {
  const next = siteFolder('full');
  await visit(page, `${host.url}/about`);
  const old = await context.newPage();
  await old.goto(`${host.url}/about`);
  await host.deploy(next);
  const response = await page.goto(`${host.url}/about`);
  expect(await response?.text()).toBe(await readFile(join(next, 'about.html'), 'utf8'));
  await old.locator('header summary').click();
  await old.locator('header details').getByRole('link').first().click();
  await expect(old).toHaveURL(`${host.url}/nl/about`);

  const worker = await readFile(join(next, 'sw.js'), 'utf8');
  const listed = Array.from(worker.matchAll(/"?url"?:\s*"([^"]+)"/g), ([, url]) => host.url + url);
  expect(listed.length).toBeGreaterThan(5);
  await expect
    .poll(async () => (await cached(page, 'precache')).map((url) => url.replace(/\?.*/, '')).sort())
    .toEqual(listed.sort());
});

for (const [fault, written] of [
  ['missing', { status: 404, body: 'gone' }],
  ['broken', 'throw new Error("no")'],
] as const) {
  test(`service worker: a script that is ${fault} leaves the site and its old worker as they are`, async ({
    page,
    host,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const isWorker = (path: string) => path === '/sw.js';
    host.written = (path) => (isWorker(path) ? written : undefined);
    await page.goto(`${host.url}/about`);
    await expect.poll(() => host.log.some(({ path }) => isWorker(path))).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);

    host.written = () => undefined;
    await visit(page, `${host.url}/about`);
    host.written = (path) => (isWorker(path) ? written : undefined);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => undefined));
    host.fault = () => 'refuse';
    expect((await open(page, `${host.url}/about`))?.status()).toBe(200);
  });
}

test('service worker: caches of others stay; the kill switch removes ours and the worker', async ({
  page,
  host,
}) => {
  await visit(page, `${host.url}/about`);
  await page.evaluate(() => caches.open('of another application'));
  const killSwitch = await readFile(join(root, 'tools/service-worker-kill-switch.js'), 'utf8');
  host.written = (path) => (path === '/sw.js' ? killSwitch : undefined);
  await page.goto(`${host.url}/contact`);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length).catch(() => NaN);
  await expect.poll(registrations).toBe(0);
  await expect.poll(() => stored(page).catch(() => [])).toEqual(['cache of another application']);
  host.fault = () => 'refuse';
  await expect(page.goto(`${host.url}/about`)).rejects.toThrow();
});

test('service worker: a visitor who saves data is sent none', async ({ page, host }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    }),
  );
  await page.clock.install();
  await page.goto(`${host.url}/about`);
  await expect(page.locator('html')).toHaveAttribute('data-connection', 'online');
  await page.clock.runFor(10_000);
  await page.goto(`${host.url}/contact`);
  expect(host.log.map(({ path }) => path)).not.toContain('/sw.js');
});

for (const [browser, prepare] of [
  [
    'lacks service workers',
    () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    },
  ],
  [
    'refuses them',
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('no', 'SecurityError'));
    },
  ],
] as const) {
  test(`service worker: a browser that ${browser} says nothing of it`, async ({ page, host }) => {
    const messages: string[] = [];
    page.on('pageerror', ({ message }) => messages.push(message));
    page.on('console', (message) => messages.push(message.text()));
    await page.addInitScript(prepare);
    await page.clock.install();
    await page.goto(`${host.url}/about`);
    await expect(page.locator('html')).toHaveAttribute('data-connection', 'online');
    await page.clock.runFor(10_000);
    await expect(page.locator('body')).not.toContainText('serviceWorker');
    expect(messages).toEqual([]);
  });
}

test('service worker: a full disk breaks nothing', async ({ page, host, context }) => {
  await visit(page, `${host.url}/about`);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 1 });
  for (const path of ['/services', '/contact', '/nl/about'])
    expect((await page.goto(host.url + path))?.status()).toBe(200);
});

test('stored data: a browser holds what the privacy statement lists, and nothing else', async ({
  page,
  host,
}) => {
  const listed = storedData.filter(({ kind }) => kind !== 'log').map(({ kind, name }) => `${kind} ${name}`);
  await visit(page, `${host.url}/about`);
  expect(await stored(page)).not.toContain(listed.find((item) => item.startsWith('cookie')));
  // An island that fails, after which the page reloads.
  host.fault = (path) => (path.includes('TestimonialsCarousel') ? 'error' : undefined);
  await Promise.all([page.waitForEvent('load'), page.locator('fieldset').dispatchEvent('mouseover')]);
  host.fault = () => undefined;
  await visit(page, `${host.url}/nl/about`);
  await page.locator('.language > summary').click();
  await page.locator('.language a').first().click();
  await expect(page).toHaveURL(`${host.url}/about`);
  host.fault = () => 'refuse';
  await page.goto(`${host.url}/never-read`);
  host.fault = () => undefined;
  await page.goto(host.url + routes.contact);
  await expect.poll(() => stored(page)).toEqual(listed.toSorted());

  for (const { code } of locales) {
    await page.goto(host.url + localizePath(code, routes.privacy));
    const items = page.getByRole('main').locator('dl > div');
    await expect(items).toHaveCount(storedData.length);
    for (const { kind, name } of storedData) {
      const item = items.filter({ has: page.getByText(name, { exact: true }) });
      await expect(item).toContainText(texts[code].privacy.kinds[kind]);
    }
  }
});

test('web app manifest: the site can be installed', async ({ page, host, context }) => {
  await page.goto(`${host.url}/nl/services`);
  const session = await context.newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as Record<'icons' | 'shortcuts', Record<string, string>[]>;
  expect(manifest).toMatchObject({ id: '/nl', start_url: '/nl', scope: '/', lang: 'nl-NL' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(manifest.shortcuts).toHaveLength(texts.nl.main.navbar.items.length);
  for (const address of [
    ...manifest.icons.map(({ src }) => src),
    ...manifest.shortcuts.map(({ url }) => url),
  ]) {
    const response = await page.request.get(host.url + address, { headers: { Referer: host.url } });
    expect(response.status(), address).toBe(200);
  }
  // Playwright's contexts are private windows, in which nothing is ever installed.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
