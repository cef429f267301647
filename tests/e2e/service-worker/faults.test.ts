import type { Page } from '@playwright/test';
import { expect, kept, test, visit } from './worker-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes somewhere by way of an empty page, so that nothing of the page before is left. */
async function open(page: Page, url: string) {
  await page.goto('about:blank');
  return page.goto(url);
}

for (const fault of ['refuse', 'hang', 'cut'] as const) {
  test(`a read page is shown from its copy when the server does this: ${fault}`, async ({ page, host }) => {
    await visit(page, `${host.url}/about`);
    host.fault = () => fault;
    const answer = await open(page, `${host.url}/about`);
    expect(answer?.status()).toBe(200);
    await expect(heading(page)).toHaveText('About us');
    host.fault = () => undefined;
    await open(page, `${host.url}/about`);
    await expect(heading(page)).toHaveText('About us');
  });
}

for (const [path, title] of [
  ['/news', 'This page cannot be reached'],
  ['/nl/news', 'Deze pagina is nu niet te bereiken'],
] as const) {
  test(`on a server that hangs, ${path} becomes the offline page`, async ({ page, host }) => {
    await visit(page, `${host.url}/`);
    host.fault = () => 'hang';
    const begin = Date.now();
    await open(page, `${host.url}${path}`);
    await expect(heading(page)).toHaveText(title);
    expect(
      Date.now() - begin,
      'the eight seconds that were promised, and what a busy machine adds',
    ).toBeLessThan(12_000);
  });
}

test('who has rested on a link waits no longer than anybody else when the server hangs', async ({
  page,
  host,
}) => {
  await visit(page, `${host.url}/about`);
  host.fault = (path) => (path === '/services' ? 'hang' : undefined);
  const link = page.locator('#menu').getByRole('link', { name: 'Services' });
  await link.hover();
  const asked = () => host.log.filter(({ path }) => path === '/services').length;
  await expect.poll(asked).toBe(1);
  const begin = Date.now();
  await link.click({ noWaitAfter: true });
  await expect(heading(page)).toHaveText('This page cannot be reached');
  expect(Date.now() - begin, 'the eight seconds, and what a busy machine adds').toBeLessThan(12_000);
  // Who tries again is waited for as long as anybody.
  host.fault = () => undefined;
  await page.reload();
  await expect(heading(page)).toHaveText('Services');
});

test('a visitor who goes elsewhere from the offline page is not called back', async ({ page, host }) => {
  await visit(page, `${host.url}/`);
  host.fault = () => 'refuse';
  await open(page, `${host.url}/portfolio`);
  await expect(heading(page)).toHaveText('This page cannot be reached');
  host.fault = (path) => (path === '/contact' ? 'hang' : undefined);
  await page.getByRole('main').getByRole('link', { name: 'Contact' }).click({ noWaitAfter: true });
  // The page that was asked for first answers again meanwhile; the eight seconds of the second one go by.
  await expect(page).toHaveURL(`${host.url}/contact`, { timeout: 15_000 });
  await expect(heading(page)).toHaveText('This page cannot be reached');
});

test('an answer that breaks off is not kept', async ({ page, host, context }) => {
  await visit(page, `${host.url}/`);
  host.fault = (path) => (path === '/news' ? 'cut' : undefined);
  const half = await context.newPage();
  await half.goto(`${host.url}/news`, { waitUntil: 'commit' });
  await expect(heading(half)).toHaveText('Half a page');
  await half.close();
  host.fault = () => 'refuse';
  await open(page, `${host.url}/news`);
  await expect(heading(page)).toHaveText('This page cannot be reached');
  expect(await kept(page, 'pages')).toEqual([`${host.url}/`]);
});

test('errors are shown as they are and never kept; a page that was taken down is forgotten', async ({
  page,
  host,
}) => {
  await visit(page, `${host.url}/about`);
  const missing = await open(page, `${host.url}/nowhere`);
  expect(missing?.status()).toBe(404);
  await expect(heading(page)).toHaveText('This page could not be found');

  host.fault = () => 'error';
  const broken = await open(page, `${host.url}/about`);
  expect(broken?.status()).toBe(500);
  await expect(heading(page)).toHaveText('Broken');
  host.fault = () => undefined;
  await open(page, `${host.url}/nowhere`);
  expect(await kept(page, 'pages')).toEqual([`${host.url}/about`]);

  host.written = (path) => (path === '/about' ? { status: 404, body: 'Gone' } : undefined);
  await open(page, `${host.url}/about`);
  host.written = () => undefined;
  await open(page, `${host.url}/nowhere`);
  await expect.poll(() => kept(page, 'pages')).toEqual([]);
});

test('a redirect is followed and not kept', async ({ page, host, context }) => {
  await visit(page, `${host.url}/about`);
  const answer = await open(page, `${host.url}/contact/`);
  expect(answer?.url()).toBe(`${host.url}/contact`);
  // Whoever enters is sent to their language, worker or not.
  await context.addCookies([{ name: 'i18n_redirected', value: 'nl', url: host.url }]);
  await open(page, `${host.url}/services`);
  await expect(page).toHaveURL(`${host.url}/nl/services`);
  await page.getByRole('link', { name: 'Over ons' }).first().click();
  await expect(page).toHaveURL(`${host.url}/nl/about`);
  await expect
    .poll(async () => (await kept(page, 'pages')).map((url) => new URL(url).pathname).sort())
    .toEqual(['/about', '/contact', '/nl/about', '/nl/services']);
});

test('a page instead of a script, and files that were broken on the way, are not kept', async ({
  page,
  host,
}) => {
  host.fault = (path) => (/LanguageMenu.*\.js$/.test(path) ? 'html' : undefined);
  await visit(page, `${host.url}/about`);
  await page.locator('header summary').first().click();
  await expect.poll(() => host.log.some(({ path }) => path.includes('LanguageMenu'))).toBe(true);
  await expect(page.locator('header details a').first()).toBeVisible();
  expect((await kept(page)).filter((url) => url.includes('LanguageMenu'))).toEqual([]);
  host.fault = () => undefined;
  await page.reload();
  await page.locator('header summary').first().click();
  await expect
    .poll(async () => (await kept(page)).filter((url) => url.includes('LanguageMenu')))
    .toHaveLength(1);
});

test('ranges, other methods, other origins and unnamed files pass the worker by', async ({ page, host }) => {
  await visit(page, `${host.url}/about`);
  await page.locator('fieldset img').first().scrollIntoViewIfNeeded();
  await expect(page.locator('fieldset img').first()).toHaveJSProperty('complete', true);
  const image = await page
    .locator('fieldset img')
    .first()
    .evaluate((element: HTMLImageElement) => new URL(element.currentSrc).pathname);
  expect((await kept(page)).some((url) => url.endsWith(image))).toBe(true);
  const other = host.url.replace('localhost', '127.0.0.1');
  const before = (await kept(page)).sort();
  const asked = await page.evaluate(
    async ([path = '', elsewhere = '']) => {
      const range = await fetch(path, { headers: { Range: 'bytes=0-9' }, cache: 'no-store' });
      const post = await fetch('/about', { method: 'POST', body: 'x' });
      const feed = await fetch('/rss.xml');
      const origin = await fetch(`${elsewhere}${path}`, { mode: 'no-cors' }).catch(() => undefined);
      return [range.status, post.status, feed.status, origin?.type];
    },
    [image, other],
  );
  expect(asked.slice(1, 3)).toEqual([405, 200]);
  expect((await kept(page)).sort()).toEqual(before);
  const ranges = host.log.filter(({ path }) => path === image).map(({ headers }) => headers.range);
  expect(ranges).toContain('bytes=0-9');
});
