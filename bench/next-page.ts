import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { routes } from '#site/routes.ts';
import { dist } from '#tests/support/folders.ts';
import { start } from '#tests/support/server-process.ts';
import { launchBrowser } from './lighthouse.ts';
import { median, printTable, runs } from './table.ts';

/** The ms that each request takes on the slow network of Lighthouse. */
const latency = 150;

const link = `#menu a[href="${routes.contact}"]`;

/** From the hover to the click, in ms: the page also loads what it wants once it is idle. */
const rest = 3000;

// Drawing a view transition takes about 600 ms without a graphics processor, however the page was loaded.
const flags = ['--window-size=1280,900', '--force-prefers-reduced-motion'];

/** Puts a slow network before a server. Developer tools can't slow it down: they switch prerendering off. */
async function slowDown(port: number) {
  async function* delay(requests: AsyncIterable<Buffer>) {
    for await (const request of requests) {
      await pause(latency);
      yield request;
    }
  }
  const proxy = createServer((client) => {
    const server = connect(port);
    // The browser closes connections as it likes.
    pipeline(client, delay, server).catch(() => undefined);
    pipeline(server, client).catch(() => undefined);
  }).listen(0);
  await once(proxy, 'listening');
  return Object.assign(proxy, { url: `http://localhost:${(proxy.address() as AddressInfo).port}` });
}

/** Follows a link as a new visitor, without developer tools until the largest paint. Times are in ms. */
async function follow(url: string, hovers: boolean) {
  const browser = await launchBrowser(...flags);
  const [page = await browser.newPage()] = await browser.pages();
  await page.goto(url, { waitUntil: 'networkidle0' });
  if (hovers) await page.hover(link);
  await page.$eval(
    link,
    (element, time) => void setTimeout(() => (element as HTMLElement).click(), time),
    rest,
  );
  await browser.disconnect();
  await pause(2 * rest);
  const sameBrowser = await puppeteer.connect({
    browserWSEndpoint: browser.wsEndpoint(),
    defaultViewport: null,
  });
  const [nextPage = page] = await sameBrowser.pages();
  const visit = await nextPage.evaluate(async () => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      activationStart: number;
    })[];
    const activation = navigation?.activationStart ?? NaN;
    const paints = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    return { paint: (paints.at(-1)?.startTime ?? NaN) - activation, prerendered: activation > 0 };
  });
  await sameBrowser.close();
  return visit;
}

type Visit = Awaited<ReturnType<typeof follow>>;

/** Prints how soon a page is painted if the pointer has rested on its link, and if it hasn't. */
export async function measureNextPage(): Promise<void> {
  await using server = await start(dist);
  await using network = await slowDown(server.port);
  const unprepared: Visit[] = [];
  const rested: Visit[] = [];
  while (rested.length < runs) {
    unprepared.push(await follow(network.url + routes.about, false));
    rested.push(await follow(network.url + routes.about, true));
  }
  const medianOf = (visits: Visit[]) => median(visits.map(({ paint }) => paint));
  const row = (name: string, visits: Visit[]) => [
    name,
    medianOf(visits),
    medianOf(visits) / medianOf(unprepared),
    visits.filter(({ prerendered }) => prerendered).length,
  ];
  printTable(
    [
      'next page, without view transition',
      'click to largest paint, ms',
      'of unprepared',
      `prerendered, of ${runs}`,
    ],
    [row('unprepared', unprepared), row('after resting on the link', rested)],
  );
}
