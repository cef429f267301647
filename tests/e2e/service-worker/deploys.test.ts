import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builds } from './builds.ts';
import { expect, kept, test, untilKept, visit } from './worker-test.ts';

/** What the present worker has precached, as it stands in its script. */
const listed = async (build: string) =>
  [...(await readFile(join(build, 'sw.js'), 'utf8')).matchAll(/"?url"?:\s*"([^"]+)"/g)].map(([, url]) => url);

/** What is in the precache. */
const precached = async (page: Page) =>
  (await kept(page, 'precache')).map((url) => new URL(url).pathname).sort();

test('a deploy shows at the first navigation, and the tab that was open goes on', async ({
  page,
  host,
  context,
}) => {
  await visit(page, `${host.url}/`);
  await visit(page, `${host.url}/about`);
  await expect(page).toHaveTitle(/^About us \|/);
  const old = await context.newPage();
  await old.goto(`${host.url}/about`);

  await host.deploy(builds.second);
  await page.goto(`${host.url}/about`);
  await expect(page).toHaveTitle(/^About us all \|/);

  let loads = 0;
  old.on('load', () => (loads += 1));
  // The part that the menu needs has gone with the first build.
  await old.locator('header summary').first().click();
  await expect.poll(() => host.log.some(({ path }) => path.includes('LanguageMenu'))).toBe(true);
  const menu = old.locator('header details');
  // The page may reload at any moment now, once, and then the menu is closed.
  await expect(async () => {
    if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click({ timeout: 1000 });
    await menu.getByRole('link').first().click({ timeout: 1000 });
    await expect(old).toHaveURL(`${host.url}/nl/about`);
  }).toPass();
  // That one, and the Dutch page.
  expect(loads).toBeLessThanOrEqual(2);

  const wanted = (await listed(builds.second)).sort();
  await expect.poll(() => precached(page)).toEqual(wanted);
});

test('a rollback shows at the first navigation, and its offline page is the old one', async ({
  page,
  host,
}) => {
  await host.deploy(builds.second);
  await visit(page, `${host.url}/about`);
  await expect(page).toHaveTitle(/^About us all \|/);
  await host.deploy(builds.first);
  await page.goto(`${host.url}/about`);
  await expect(page).toHaveTitle(/^About us \|/);
  const wanted = (await listed(builds.first)).sort();
  await expect.poll(() => precached(page)).toEqual(wanted);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline', { ignoreSearch: true }))?.text()))
    .toBe(await readFile(join(builds.first, 'offline.html'), 'utf8'));
});

test('fifty deploys in a row leave no more behind than one', async ({ page, host }) => {
  test.slow();
  await visit(page, `${host.url}/about`);
  const before = await precached(page);
  const worker = await readFile(join(builds.first, 'sw.js'), 'utf8');
  for (let deploy = 1; deploy <= 50; deploy += 1) {
    const revision = deploy.toString(16).padStart(32, '0');
    // Other contents under the same addresses, and other names for the scripts.
    const next = worker
      .replaceAll(/(?<="?revision"?:\s*")\w{32}/g, revision)
      .replaceAll(/\/assets\/main\.[\w-]{8}\.js/g, `/assets/main.${revision.slice(-8)}.js`);
    host.written = (path) => {
      if (path === '/sw.js') return next;
      return /\/assets\/main\.0/.test(path) ? `/* ${deploy} */` : undefined;
    };
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      let isNew = false;
      navigator.serviceWorker.addEventListener('controllerchange', () => (isNew = true), { once: true });
      // Where the browser is looking for a new one by itself, that look, begun before, answers for this one too.
      while (!isNew) {
        await registration.update();
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
  }
  await expect.poll(async () => (await precached(page)).length).toBe(before.length);
  expect((await page.evaluate(() => caches.keys())).length).toBeLessThanOrEqual(3);
  const scripts = (await precached(page)).filter((path) => path.includes('/main.'));
  expect(scripts).toEqual(['/assets/main.00000032.js']);
});

test('whoever reads everything keeps the last sixty pages', async ({ page, host }) => {
  await visit(page, `${host.url}/`);
  const sitemap = await (await page.request.get(`${host.url}/sitemap-0.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path || '/');
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    await page.evaluate(async (url) => {
      (await navigator.serviceWorker.ready).active?.postMessage({ type: 'keep', page: url, loaded: [] });
    }, host.url + path);
    await untilKept(page, host.url + path);
  }
  await expect.poll(async () => (await kept(page, 'pages')).length).toBe(60);
  expect(await kept(page, 'pages')).toContain(host.url + (paths.at(-1) ?? ''));
});

const foreign = `
  addEventListener('install', () => self.skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => event.respondWith(
    caches.open('workbox-precache-everything').then(async (cache) =>
      await cache.match(event.request) ?? fetch(event.request).then((answer) => {
        if (answer.type !== 'opaqueredirect') cache.put(event.request, answer.clone());
        return answer;
      }))));`;

test('the worker of the previous site is taken over, its pages and its caches are gone', async ({
  page,
  host,
}) => {
  const previous = '<!doctype html><title>Previous</title><h1>The previous site</h1>';
  host.written = (path) =>
    path === '/sw.js' ? foreign : path === '/' ? { status: 200, body: previous } : undefined;
  await page.route('**/', (route) => route.fulfill({ contentType: 'text/html', body: previous }));
  await page.goto(host.url);
  await page.evaluate(async (html) => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
    const cache = await caches.open('workbox-precache-everything');
    await cache.put('/', new Response(html, { headers: { 'Content-Type': 'text/html' } }));
    await cache.put('/about', new Response(html, { headers: { 'Content-Type': 'text/html' } }));
  }, previous);
  await page.unroute('**/');
  host.written = () => undefined;

  await page.goto(`${host.url}/about`);
  // The old worker answers once more; then the new one loads the page again.
  await expect(page).toHaveTitle(/^About us/);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('workbox-precache-everything');
  await page.goto(`${host.url}/`);
  await expect(page).toHaveTitle(/^Lichtkade/);
});

for (const [what, written] of [
  ['missing', { status: 404, body: 'gone' }],
  ['broken', 'const = ;'],
  ['a page', '<!doctype html>'],
  ['one that throws', 'throw new Error("no")'],
] as const) {
  test(`a worker's script that is ${what} leaves the site as it is`, async ({ page, host }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    host.written = (path) => (path === '/sw.js' ? written : undefined);
    await page.goto(`${host.url}/about`);
    await expect.poll(() => host.log.some(({ path }) => path === '/sw.js')).toBe(true);
    await page.getByRole('link', { name: 'Portfolio' }).first().click();
    await expect(page).toHaveTitle(/^Portfolio/);
    expect(errors).toEqual([]);

    // The same when there was a good one before: that one goes on.
    host.written = () => undefined;
    await visit(page, `${host.url}/about`);
    host.written = (path) => (path === '/sw.js' ? written : undefined);
    await page.goto(`${host.url}/services`);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update().catch(() => undefined));
    host.fault = () => 'refuse';
    await page.goto(`${host.url}/about`);
    await expect(page).toHaveTitle(/^About us/);
  });
}

test('the kill switch removes the worker and its caches, and the site goes on', async ({ page, host }) => {
  await visit(page, `${host.url}/about`);
  await host.deploy(builds.killSwitch);
  await page.goto(`${host.url}/services`);
  const left = () =>
    page
      .evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ...(await indexedDB.databases()).map(({ name }) => name),
      ])
      .catch(() => ['loading']);
  await expect.poll(left).toEqual([]);
  await page.getByRole('link', { name: 'Portfolio' }).first().click();
  await expect(page).toHaveTitle(/^Portfolio/);
  await expect.poll(left).toEqual([]);
  host.fault = () => 'refuse';
  await expect(page.goto(`${host.url}/about`)).rejects.toThrow();
});
