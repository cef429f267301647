import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageCache } from '#client/service-worker/rules.ts';
import { localeCookieName } from '#shared/locale-choice.ts';
import { localizePath } from '#shared/urls.ts';
import { routes } from '#site/routes.ts';
import { dist } from '#tests/support/folders.ts';
import { keepsPages } from './support/keeps-pages.ts';
import { painted, scriptsRun } from './support/page.ts';
import { cached, open, visit } from './support/service-worker.ts';
import { faults, on, respond } from './support/site-server.ts';
import { expect, test } from './support/test.ts';
import { islandCode } from './support/weight.ts';

const tolerated = /status of (?:404|50\d)|bad HTTP response|favicon/;
test.use({ ...keepsPages, serviceWorkers: 'allow', tolerated });

const worker = '/sw.js';

test('service worker: is registered once the page has loaded, and a failure is silent', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => {
      document.documentElement.dataset['registered'] = document.readyState;
      return Promise.reject(new DOMException('refused', 'SecurityError'));
    };
  });
  await page.goto(routes.about);
  await expect(page.locator('html')).toHaveAttribute('data-registered', 'complete');
  await painted(page);
});

test('service worker: a deploy shows at the first visit, and an open tab goes on', async ({
  page,
  site,
  context,
}) => {
  await visit(page, routes.about);
  const old = await context.newPage();
  await old.goto(routes.about);
  await site.deploy(dist);
  const response = await page.goto(routes.about);
  // In the visitor's language, which may have a prefix.
  const file = `${new URL(page.url()).pathname}.html`;
  expect(await response?.text()).toBe(await readFile(join(dist, file), 'utf8'));
  await old.locator('.language-menu > summary').click();
  await old.locator('.language-menu a').first().click();
  await expect(old).toHaveURL(localizePath('nl', routes.about));

  const script = await readFile(join(dist, worker), 'utf8');
  const listed = Array.from(script.matchAll(/"?url"?:\s*"([^"]+)"/g), ([, url]) => url);
  expect(listed.length).toBeGreaterThan(5);
  await expect
    .poll(async () => {
      // The browser's own check may have begun just before the deploy, and it merges checks that overlap.
      await page.evaluate(async () => {
        await (await navigator.serviceWorker.ready).update();
      });
      return (await cached(page, 'precache')).map((url) => url.replace(/\?.*/, '')).sort();
    })
    .toEqual(listed.sort());
});

test('service worker: a visitor who saves data gets none', async ({ page, site }) => {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  await page.clock.install();
  await page.goto(routes.about);
  await scriptsRun(page);
  await page.clock.runFor(10_000);
  await page.goto(routes.contact);
  expect(site.asked).not.toContain(worker);
});

test('service worker: errors but those of a proxy pass uncached; a page taken down is forgotten', async ({
  page,
  site,
}) => {
  await visit(page, routes.about);
  expect((await open(page, '/nowhere'))?.status()).toBe(404);
  site.fault = faults.error;
  expect((await open(page, routes.about))?.status()).toBe(500);
  site.fault = respond(502, 'Bad Gateway');
  expect((await open(page, routes.about))?.status()).toBe(200);
  expect((await open(page, routes.portfolio))?.statusText()).toBe('Offline');
  site.fault = on(new RegExp(`${routes.portfolio}$`), faults.cutOff);
  const failed = page.waitForEvent('requestfailed');
  await page.goto(routes.portfolio, { waitUntil: 'commit' });
  await failed;
  await open(page, '/nowhere');
  expect(await cached(page, pageCache)).toEqual([routes.about]);

  site.fault = on(/about$/, respond(404, 'Gone'));
  await open(page, routes.about);
  await open(page, '/nowhere');
  await expect.poll(() => cached(page, pageCache)).toEqual([]);
});

test('service worker: keeps the sixty pages that were read last', async ({ page, site }) => {
  await visit(page, routes.about);
  site.fault = on(/^\/read\//, respond(200, '<title>A page</title>'));
  const paths = Array.from({ length: 60 }, (_, index) => `/read/${index}`);
  await page.evaluate(async (read) => {
    const urlsToCache = read.map((path) => [path, { headers: { Accept: 'text/html' } }]);
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  }, paths);
  await expect.poll(async () => (await cached(page, pageCache)).toSorted()).toEqual(paths.toSorted());
});

test('service worker: redirects are followed and not cached', async ({ page, site, context }) => {
  await visit(page, routes.about);
  await open(page, `${routes.contact}/`);
  await expect(page).toHaveURL(routes.contact);
  await expect.poll(() => cached(page, pageCache)).toContain(routes.contact);
  expect(await cached(page, pageCache)).not.toContain(`${routes.contact}/`);
  await context.addCookies([{ name: localeCookieName, value: 'nl', url: site.url }]);
  await open(page, routes.services);
  await expect(page).toHaveURL(localizePath('nl', routes.services));
});

test('precache: has no code of islands', async ({ page, site }) => {
  await visit(page, routes.about);
  const code = await islandCode(page);
  expect(code).toContainEqual(expect.stringMatching(/\/assets\/.*\.js$/));
  const paths = await cached(page, 'precache');
  expect(paths.filter((path) => code.includes(site.url + path))).toEqual([]);
});
