import type { Page } from '@playwright/test';
import { globSync } from 'node:fs';
import { pagesOf } from '#tests/fixtures/pages.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { localizePath, parsePath } from '#site/routing.ts';
import { limits } from '#tests/support/limits.ts';
import { weighOverHttp2 } from '#tests/support/http2-weight.ts';
import { ask } from '#tests/support/server-process.ts';
import { scriptsRun } from '#tests/e2e/loading/scripts.ts';
import { expect, test } from './looks-test.ts';

// The phone that Lighthouse takes for every phone.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

interface Request {
  type: string | undefined;
  address: string;
  path: string;
  bytes: number;
}

/**
 * Notes what travels for a page from now on, headers included, as the browser's own tools do. Pages that are fetched
 * ahead belong to the next visit, and come sooner or later with the speed of the machine.
 */
async function weigh(page: Page): Promise<() => Request[]> {
  const tools = await page.context().newCDPSession(page);
  const requests = new Map<string, Request>();
  await tools.send('Network.enable');
  tools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.headers['Sec-Purpose'] === 'prefetch') return;
    const { pathname: path } = new URL(request.url);
    requests.set(requestId, { type, address: request.url, path, bytes: 0 });
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => [...requests.values()];
}

/** The addresses of pictures below what is seen: how far ahead it fetches them is the browser's own choice. */
const picturesBelow = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((pictures: HTMLImageElement[]) =>
      pictures
        .filter((picture) => picture.getBoundingClientRect().top >= innerHeight)
        .map(({ currentSrc }) => currentSrc),
    );

/** What the islands of a page fetch once somebody uses them. */
const framework = (page: Page) =>
  page
    .locator('astro-island')
    .evaluateAll((islands) =>
      islands.flatMap((island) => ['component-url', 'renderer-url'].map((name) => island.getAttribute(name))),
    );

for (const { site, path } of pagesOf('full')) {
  test(`a phone that opens ${path} fetches no more than the limits`, async ({ page, open }) => {
    const requests = await weigh(page);
    await open({ site, path });
    await scriptsRun(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const below = await picturesBelow(page);
    const sum = (type?: string) =>
      requests()
        .filter((request) => type === undefined || request.type === type)
        .filter(({ address }) => !below.includes(address))
        .reduce((bytes, request) => bytes + request.bytes, 0);
    const weights = { total: sum(), fonts: sum('Font'), scripts: sum('Script') };
    for (const [name, bytes] of Object.entries(weights)) {
      const limit = limits[name as keyof typeof weights];
      expect.soft(bytes, `${name} of ${path}`).toBeGreaterThan(0);
      expect.soft(bytes, `${name} of ${path}`).toBeLessThanOrEqual(limit);
    }
    const parts = await framework(page);
    expect(parts.length).toBeGreaterThan(0);
    expect(requests().filter((request) => parts.includes(request.path))).toEqual([]);
  });
}

test('every document reaches a reader on a poor connection in one go', async ({ serve }) => {
  const { port } = new URL((await serve('full')).url);
  const heavy: string[] = [];
  for (const file of globSync('**/*.html', { cwd: siteFolder('full') })) {
    const { locale, route } = parsePath(`/${file}`);
    const path = localizePath(locale, route);
    const bytes = await weighOverHttp2(await ask(Number(port), path, { 'Accept-Encoding': 'br' }));
    if (bytes > limits.document) heavy.push(`${path}: ${bytes} bytes, want ${limits.document} at most`);
  }
  expect(heavy).toEqual([]);
});
