import type { Browser, Page } from 'playwright';

/** How often each figure is measured. */
export const runs = 7;

/** As Chromium takes it: 150 ms and 1.6 Mbit/s. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Opens a page of its own as a new visitor with a slow phone. `spent` reads Chromium's metrics, in ms. */
export async function openPhone(browser: Browser) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Performance.enable');
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const spent = async (name: string) => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN);
  };
  return { page, client, spent, [Symbol.asyncDispose]: () => context.close() };
}

/** The performance entries of a page so far, of one type. */
export const readEntries = (page: Page, entryType: string) =>
  page.evaluate(async (type) => {
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(resolve, 500, []);
    });
    return entries.map(({ startTime, duration }) => ({ startTime, duration }));
  }, entryType);
