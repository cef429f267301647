import type { ServerResponse } from 'node:http';
import type { Page, Request } from '@playwright/test';
import { routes } from '#site/routes.ts';
import { mainScript, painted, refuse, scriptsRun } from './support/page.ts';
import { faults, on, respond, type Site } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

const islandFiles = /LanguageMenu|NavbarScroll|TestimonialsCarousel|\/client\./;

// Requests fail here on purpose.
test.use({ tolerated: /LanguageMenu|NavbarScroll|TestimonialsCarousel|\/client\.|Page\.astro_|net::ERR_/ });

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

const followLink = (page: Page) =>
  page.locator(`footer a[href="${routes.contact}"]`).click({ noWaitAfter: true });

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
  await expect.poll(() => count(site, 'HEAD')).toBe(before + 1);
  await painted(page);
  expect(count(site, 'GET')).toBe(2);
  site.fault = undefined;
  await page.locator('.language > summary').click();
  await expect(page.locator('.language a').first()).toBeVisible();
});

test('recovery: a main script that fails reloads the page once', async ({ page, site }) => {
  site.fault = on(mainScript, faults.lie);
  const failures: string[] = [];
  const note = (request: Request) => {
    if (mainScript.test(request.url())) failures.push(request.url());
  };
  page.on('requestfinished', note).on('requestfailed', note);
  await page.goto(routes.about);
  await expect.poll(() => failures).toHaveLength(2);
  await painted(page);
  expect(count(site, 'GET')).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('recovery: no reload while the server does not answer', async ({ page, site }) => {
  await open(page);
  site.fault = faults.die;
  await wakeAll(page);
  await expect.poll(() => count(site, 'HEAD')).toBeGreaterThan(0);
  await painted(page);
  expect(count(site, 'GET')).toBe(1);
});

test('recovery: no reload while offline, nor where storage is blocked', async ({ page, site, context }) => {
  await refuse(page, 'Window', 'sessionStorage');
  await open(page);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await wakeAll(page);
  await failed;
  await context.setOffline(false);
  site.fault = on(islandFiles, faults.die);
  await page.locator('html').evaluate(() => document.dispatchEvent(new Event('astro:hydration-error')));
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
  await expect.poll(() => held.length).toBeGreaterThan(1);
  await followLink(page);
  await expect.poll(() => site.asked).toContain(routes.contact);
  site.fault = on(islandFiles, faults.lie);
  for (const response of held) faults.lie('', response, response.req);
  await expect.poll(() => failed).toBe(true);
  arrive();
  await expect(page).toHaveTitle('Arrived');
  expect(count(site, 'GET')).toBe(1);
});

test('recovery: a failing main script does not call a leaving visitor back', async ({ page, site }) => {
  let fail = () => undefined as unknown;
  let arrive = () => undefined as unknown;
  site.fault = (path, response, request) => {
    if (mainScript.test(path)) fail = () => faults.lie(path, response, request);
    else if (path === routes.contact) arrive = () => respond(200, arrived)(path, response, request);
    else return false;
    return true;
  };
  await page.goto(routes.about);
  await expect.poll(() => site.asked.some((path) => mainScript.test(path))).toBe(true);
  await followLink(page);
  await expect.poll(() => site.asked).toContain(routes.contact);
  const failed = page.waitForEvent('requestfinished', (request) => mainScript.test(request.url()));
  fail();
  await failed;
  arrive();
  await expect(page).toHaveTitle('Arrived');
  expect(count(site, 'GET')).toBe(1);
});
