import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { navigationTimeout } from '#client/navigation.ts';
import { scriptsRun } from './scripts.ts';
import { painted } from '#tests/e2e/support/painted.ts';
import { faults, on, type Site } from '#tests/e2e/support/site-server.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

const islandFiles = /LanguageMenu|NavbarScroll|TestimonialsCarousel|\/client\./;

// Requests fail here on purpose.
test.use({ tolerated: /LanguageMenu|NavbarScroll|TestimonialsCarousel|\/client\.|net::ERR_/ });

/** Makes every island ask for its files. */
async function wakeAll(page: Page) {
  await scriptsRun(page);
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island')) {
      island.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    }
  });
}

/** Opens a page; returns the lists of its loads and of its checks whether the server answers, both of which grow. */
async function open(page: Page, site: Site, path = '/about') {
  const loads: string[] = [];
  const checks: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
    if (request.method() === 'HEAD') checks.push(request.url());
  });
  await page.goto(site.url + path);
  await scriptsRun(page);
  return { loads, checks };
}

for (const fault of ['die', 'lie', 'cutOff'] as const) {
  test(`recovery: islands that fail to load (${fault}) reload the page once`, async ({ page, site }) => {
    const { loads, checks } = await open(page, site);
    site.fault = on(islandFiles, faults[fault]);
    await wakeAll(page);
    await expect.poll(() => loads.length).toBe(2);
    await page.waitForLoadState();
    const before = checks.length;
    await wakeAll(page);
    await expect.poll(() => checks.length).toBe(before + 1);
    await painted(page);
    expect(loads).toHaveLength(2);
    site.fault = undefined;
    await page.locator('.language > summary').click();
    await expect(page.locator('.language a').first()).toBeVisible();
  });
}

test('recovery: a reloaded page hydrates its islands', async ({ page, site }) => {
  const { loads } = await open(page, site);
  site.fault = on(islandFiles, faults.die);
  await wakeAll(page);
  await expect.poll(() => loads.length).toBe(2);
  site.fault = undefined;
  await page.waitForLoadState();
  await wakeAll(page);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});

test('recovery: no reload while the server does not answer', async ({ page, site }) => {
  const { loads, checks } = await open(page, site);
  site.fault = faults.die;
  await wakeAll(page);
  await expect.poll(() => checks.length).toBe(1);
  await painted(page);
  expect(loads).toHaveLength(1);
});

test('recovery: no reload while offline, nor where storage is blocked', async ({ page, site, context }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const { loads, checks } = await open(page, site);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await wakeAll(page);
  await failed;
  await context.setOffline(false);
  site.fault = on(islandFiles, faults.die);
  await page.locator('html').evaluate(() => document.dispatchEvent(new Event('astro:hydration-error')));
  await expect.poll(() => checks.length).toBe(1);
  await painted(page);
  expect(loads).toHaveLength(1);
});

/** Makes the browser one that reports no navigations, like WebKit before 26.2. */
async function reportNothing(page: Page, silenced = '') {
  await page.addInitScript((event) => {
    Reflect.deleteProperty(window, 'navigation');
    addEventListener(event, (reported) => reported.stopImmediatePropagation(), true);
  }, silenced);
}

const follow = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click({ noWaitAfter: true });

const type = (page: Page) => page.evaluate(() => void setTimeout(() => location.assign('/about')));

const visitors: [string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][] = [
  ['types an address', type, reportNothing],
  ['follows a link without beforeunload', follow, (page) => reportNothing(page, 'beforeunload')],
];

for (const [who, leave, prepare] of visitors) {
  test(`recovery: a visitor who ${who} is not called back`, async ({ page, site }) => {
    await prepare(page);
    let failed = false;
    await page.exposeFunction('failed', () => (failed = true));
    await page.addInitScript(() => {
      document.addEventListener('astro:hydration-error', () => {
        // Longer than a page waits before it reloads.
        setTimeout(Reflect.get(window, 'failed') as () => void, 500);
      });
    });
    await page.goto(site.url);
    await scriptsRun(page);
    const held: ServerResponse[] = [];
    site.fault = (path, response) => (islandFiles.test(path) || path === '/about') && held.push(response) > 0;
    await wakeAll(page);
    await expect.poll(() => held.length).toBeGreaterThan(1);
    await leave(page);
    await expect.poll(() => site.asked).toContain('/about');
    site.fault = on(islandFiles, faults.lie);
    const [answer, ...broken] = held.toSorted(
      (a, b) => Number(a.req.url !== '/about') - Number(b.req.url !== '/about'),
    );
    for (const response of broken) faults.lie('', response, response.req);
    await expect.poll(() => failed).toBe(true);
    // Pages of this site fade into each other; the browser complains of one that does not.
    answer?.end('<style>@view-transition { navigation: auto }</style>There');
    await expect(page.getByText('There')).toBeVisible();
    expect(site.asked.filter((path) => path === '/')).toHaveLength(1);
  });
}

test('recovery: a visitor who leaves right after a failure is not called back', async ({ page, site }) => {
  await page.addInitScript(() => {
    const leave = () => setTimeout(() => location.assign('/contact'), 50);
    addEventListener('astro:hydration-error', leave, { once: true });
  });
  const { loads } = await open(page, site);
  site.fault = on(islandFiles, faults.die);
  await wakeAll(page);
  await expect(page).toHaveURL(`${site.url}/contact`);
  expect(loads).toEqual([`${site.url}/about`, `${site.url}/contact`]);
});

test('recovery: a navigation that brought no page ends after a while', async ({ page, site }) => {
  await reportNothing(page);
  await page.clock.install();
  await page.goto(`${site.url}/about`);
  await scriptsRun(page);
  site.fault = on(/contact/, (_, response) => Boolean(response.writeHead(204).end()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-navigating');
  await page.clock.fastForward(navigationTimeout);
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
});
