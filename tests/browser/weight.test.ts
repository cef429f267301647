import { defaultLocale, otherLocales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { itemRoute, routes } from '#site/routes.ts';
import { scriptsRun } from './support/page.ts';
import { expect, test } from './support/test.ts';
import { islandCode } from './support/weight.ts';

/**
 * What a page may send before it is scrolled or touched, in bytes: compressed and with headers, but for its
 * styles.
 */
const limits = { document: 14_300, styles: 24_700, fonts: 38_400, script: 5000, all: 65_000, requests: 9 };

/** A page of each template with ordinary content, and what it may have instead. */
const templates: Record<string, Partial<typeof limits>> = {
  [routes.home]: {},
  [routes.about]: { requests: 11 },
  [routes.contact]: { script: 5500 },
  [routes.news]: {},
  [routes.portfolio]: {},
  [routes.services]: { requests: 10 },
  [routes.privacy]: {},
  [itemRoute('statements', 'accessibility')]: {},
  [itemRoute('news', 'item-005')]: {},
  [itemRoute('projects', 'item-005')]: {},
  [itemRoute('services', 'web-hosting')]: {},
  '/no-such-page': {},
};

test.use({ viewport: { width: 412, height: 823 }, tolerated: /status of 404/ });

for (const [route, own] of Object.entries(templates)) {
  test(`weight: ${route} keeps to its limits, in each language`, async ({ page }) => {
    const devTools = await page.context().newCDPSession(page);
    const sent = new Map<string, { url: string; bytes: number }>();
    await devTools.send('Network.enable');
    devTools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      // Prefetched pages belong to the next visit.
      if (request.headers['Sec-Purpose'] !== 'prefetch') sent.set(requestId, { url: request.url, bytes: 0 });
    });
    devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = sent.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    for (const path of [route, ...otherLocales(defaultLocale).map(({ code }) => localizePath(code, route))]) {
      await devTools.send('Network.clearBrowserCache');
      sent.clear();
      await page.goto(path);
      await scriptsRun(page);
      await page.waitForLoadState('networkidle');
      // How early a browser fetches images below the fold is its own choice.
      const below = await page
        .locator('img')
        .evaluateAll((images: HTMLImageElement[]) =>
          images
            .filter((image) => image.getBoundingClientRect().top >= innerHeight)
            .map(({ currentSrc }) => currentSrc),
        );
      const requests = [...sent.values()].filter(({ url }) => !below.includes(url));
      const sum = (wanted: RegExp) =>
        requests.filter(({ url }) => wanted.test(url)).reduce((bytes, request) => bytes + request.bytes, 0);
      const styles = await page.locator('style').allTextContents();
      const weight = {
        document: sum(new RegExp(`${path}$`)),
        styles: new TextEncoder().encode(styles.join('')).length,
        fonts: sum(/\.woff2$/),
        script: sum(/\.js$/),
        all: sum(/./),
        requests: requests.length,
      };
      for (const [what, limit] of Object.entries({ ...limits, ...own }))
        expect.soft(weight[what as keyof typeof limits], `${what} of ${path}`).toBeLessThanOrEqual(limit);
      expect.soft(Object.values(weight), path).not.toContain(0);
      const islands = await islandCode(page);
      // All islands and the framework: the language menu and the bar have islands on every page.
      expect.soft(islands, 'islands').toHaveLength(1);
      expect
        .soft(
          requests.filter(({ url }) => islands.includes(url)),
          path,
        )
        .toEqual([]);
    }
  });
}
