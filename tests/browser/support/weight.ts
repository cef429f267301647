import type { Page } from '@playwright/test';

/** A request, with the bytes that travelled for its response: compressed, with headers. */
interface Request {
  url: string;
  bytes: number;
}

/**
 * Records the requests of a page from now on. Prefetched pages are left out: they belong to the next visit.
 * @returns a function that lists the requests so far
 */
export async function recordRequests(page: Page): Promise<() => Request[]> {
  const devTools = await page.context().newCDPSession(page);
  const requests = new Map<string, Request>();
  await devTools.send('Network.enable');
  devTools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.headers['Sec-Purpose'] === 'prefetch') return;
    requests.set(requestId, { url: request.url, bytes: 0 });
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => [...requests.values()];
}

/** The URLs of images below the fold: how early a browser fetches them is its own choice. */
export const imagesBelowFold = (page: Page): Promise<string[]> =>
  page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => image.getBoundingClientRect().top >= innerHeight)
        .map(({ currentSrc }) => currentSrc),
    );

/** The URLs of what the islands load once they are used: their own code and the framework. */
export const islandCode = (page: Page): Promise<string[]> =>
  page
    .locator('astro-island')
    .evaluateAll((islands) =>
      islands.flatMap((island) =>
        ['component-url', 'renderer-url'].map(
          (name) => new URL(island.getAttribute(name) ?? '', location.href).href,
        ),
      ),
    );

/** The sum of all layout shifts so far, the late ones by the fonts included. */
export const measureShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let sum = 0;
    await document.fonts.ready;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value') as number;
    }).observe({ type: 'layout-shift', buffered: true });
    // A shift is reported after the frame that follows it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return sum;
  });
