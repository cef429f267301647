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

const cacheNames = (page: Page) => page.evaluate(async () => (await caches.keys()).sort());

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
  // The part that the menu needs has gone with the first build, so the page is loaded anew.
  await old.locator('header summary').first().click();
  await expect.poll(() => loads).toBe(1);
  await old.locator('header summary').first().click();
  await old.locator('header details').getByRole('link').first().click();
  await expect(old).toHaveURL(`${host.url}/nl/about`);
  await old.waitForLoadState();
  expect(loads).toBe(2);

  const wanted = (await listed(builds.second)).sort();
  await expect.poll(() => precached(page)).toEqual(wanted);
});

test('a rollback shows at the first navigation, and four deploys leave no more behind than one', async ({
  page,
  host,
}) => {
  await visit(page, `${host.url}/about`);
  const before = await cacheNames(page);
  for (let deploy = 1; deploy <= 4; deploy += 1) {
    const [build, title] = deploy % 2 ? [builds.second, /^About us all \|/] : [builds.first, /^About us \|/];
    await host.deploy(build);
    await page.goto(`${host.url}/about`);
    await expect(page).toHaveTitle(title);
    const wanted = (await listed(build)).sort();
    await expect.poll(() => precached(page), `after deploy ${deploy}`).toEqual(wanted);
  }
  await expect.poll(() => cacheNames(page)).toEqual(before);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline', { ignoreSearch: true }))?.text()))
    .toBe(await readFile(join(builds.first, 'offline.html'), 'utf8'));
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
