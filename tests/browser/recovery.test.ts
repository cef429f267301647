import type { ServerResponse } from 'node:http';
import type { Page, Request } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { mainScript, painted, refuse, scriptsRun } from './support/page.ts';
import { faults, on, respond, type Site } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

const islandFiles = /\/islands\./;

// Requests fail here on purpose.
test.use({ tolerated: new RegExp(`${islandFiles.source}|${mainScript.source}|net::ERR_|status of 500`) });

// Pages of this site fade into each other; the browser complains of one that does not.
const arrived = '<title>Arrived</title><style>@view-transition { navigation: auto }</style>';

/** Makes every island ask for its files. */
async function wakeAll(page: Page) {
  await scriptsRun(page);
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island')) {
      island.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    }
  });
}

/** How often the page was asked for, and how often a script asked whether the server answers. */
const count = ({ requests }: Site, method: 'GET' | 'HEAD') =>
  requests.filter((request) => request.url === routes.about && request.method === method).length;

async function open(page: Page) {
  await page.goto(routes.about);
  await scriptsRun(page);
}

test('recovery: islands that fail to load reload the page once', async ({ page, site }) => {
  await open(page);
  site.fault = on(islandFiles, faults.lie);
  await wakeAll(page);
  await expect.poll(() => count(site, 'GET')).toBe(2);
  await page.waitForLoadState();
  const before = count(site, 'HEAD');
  await wakeAll(page);
  await expect.poll(() => count(site, 'HEAD')).toBeGreaterThan(before);
  await painted(page);
  expect(count(site, 'GET')).toBe(2);
  site.fault = undefined;
  await page.locator('.language-menu > summary').click();
  await expect(page.locator('.language-menu a').first()).toBeVisible();
});

for (const [what, onLine, loads] of [
  ['reloads the page once', true, 2],
  ['while offline reloads nothing', false, 1],
] as const) {
  test(`recovery: a main script that fails ${what}`, async ({ page, site }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => value });
    }, onLine);
    site.fault = on(mainScript, faults.lie);
    const failures: string[] = [];
    const note = (request: Request) => {
      if (mainScript.test(request.url())) failures.push(request.url());
    };
    page.on('requestfinished', note).on('requestfailed', note);
    await page.goto(routes.about);
    await expect.poll(() => failures).toHaveLength(loads);
    await painted(page);
    expect(count(site, 'GET')).toBe(loads);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const fault of ['die', 'error'] as const) {
  test(`recovery: no reload while the server’s fault is: ${fault}`, async ({ page, site }) => {
    await open(page);
    site.fault = faults[fault];
    await wakeAll(page);
    await expect.poll(() => count(site, 'HEAD')).toBeGreaterThan(0);
    await painted(page);
    expect(count(site, 'GET')).toBe(1);
  });
}

test('recovery: no reload where storage is blocked', async ({ page, site }) => {
  await refuse(page, 'Window', 'sessionStorage');
  await open(page);
  await page.evaluate(() => document.dispatchEvent(new Event('astro:hydration-error')));
  await expect.poll(() => count(site, 'HEAD')).toBe(1);
  await painted(page);
  expect(count(site, 'GET')).toBe(1);
});

test('recovery: a visitor who leaves while islands load is not called back', async ({ page, site }) => {
  let failed = false;
  await page.exposeFunction('failed', () => (failed = true));
  await page.addInitScript(() => {
    document.addEventListener('astro:hydration-error', () => {
      // Longer than a page waits before it reloads.
      setTimeout(Reflect.get(window, 'failed') as () => void, 500);
    });
  });
  await open(page);
  const held: ServerResponse[] = [];
  let arrive = () => undefined as unknown;
  site.fault = (path, response, request) => {
    if (path === routes.contact) arrive = () => respond(200, arrived)(path, response, request);
    else if (islandFiles.test(path)) held.push(response);
    else return false;
    return true;
  };
  await wakeAll(page);
  await expect.poll(() => held).not.toHaveLength(0);
  await page.locator(`footer nav a[href="${routes.contact}"]`).click({ noWaitAfter: true });
  await expect.poll(() => site.asked).toContain(routes.contact);
  site.fault = on(islandFiles, faults.lie);
  for (const response of held) faults.lie('', response, response.req);
  await expect.poll(() => failed).toBe(true);
  arrive();
  await expect(page).toHaveTitle('Arrived');
  expect(count(site, 'GET')).toBe(1);
});
