import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { onTheWay } from '#client/page/timings.ts';
import { scriptsRun } from './scripts.ts';
import { faults, on, type Fault } from '#tests/e2e/support/site-server.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

const parts = /LanguageMenu|NavbarScroll|TestimonialsCarousel|\/client\./;

// They fail here on purpose; about anything else the console stays silent.
test.use({ tolerated: parts });

/** Touches every island, so that each asks for its parts. */
async function touchAll(page: Page) {
  await scriptsRun(page);
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island')) {
      island.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    }
  });
}

/** Lists the loads of a page, each of which says by `data-hurt` when a part of it has failed. */
async function countLoads(page: Page) {
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await page.addInitScript(() => {
    addEventListener('astro:hydration-error', () => {
      document.documentElement.dataset['hurt'] = '';
    });
  });
  return loads;
}

const wrong: [string, Fault][] = [
  ['dead', faults.die],
  ['lying', faults.lie],
  ['cut off half-way', faults.cutOff],
];

for (const [kind, fault] of wrong) {
  test(`a server that is ${kind} makes the page reload once, however many parts fail`, async ({
    page,
    site,
  }) => {
    const loads = await countLoads(page);
    await page.goto(`${site.url}/about`);
    site.fault = on(parts, fault);
    await touchAll(page);
    await expect.poll(() => loads.length).toBe(2);
    await page.waitForLoadState();
    await touchAll(page);
    await expect(page.locator('html')).toHaveAttribute('data-hurt', '');
    await page.waitForTimeout(1500);
    expect(loads).toHaveLength(2);
    // Without the parts the page works on.
    await page.locator('.language > summary').click();
    await expect(page.getByRole('link', { name: 'Nederlands' })).toBeVisible();
  });
}

test('a page that was recovered has its parts', async ({ page, site }) => {
  const loads = await countLoads(page);
  await page.goto(`${site.url}/about`);
  site.fault = on(parts, faults.die);
  await touchAll(page);
  await expect.poll(() => loads.length).toBe(2);
  site.fault = undefined;
  await page.waitForLoadState();
  await touchAll(page);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
});

const follow = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click({ noWaitAfter: true });

const type = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => location.assign('/about'));
  });

/** Has a browser be one that does not tell of navigations: WebKit before 26.2, on a phone not even as it leaves. */
async function tellNothing(page: Page, silenced = '') {
  await page.addInitScript((event) => {
    Reflect.deleteProperty(window, 'navigation');
    addEventListener(event, (told) => told.stopImmediatePropagation(), true);
  }, silenced);
}

const visitors: [string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][] = [
  ['follows a link', follow, async () => undefined],
  ['types an address', type, tellNothing],
  ['follows a link on a phone', follow, (page) => tellNothing(page, 'beforeunload')],
];

for (const [who, leave, prepare] of visitors) {
  test(`a visitor who ${who} is not called back by a part that fails`, async ({ page, site }) => {
    await prepare(page);
    let failed = false;
    await page.exposeFunction('failed', () => (failed = true));
    await page.addInitScript(() => {
      document.addEventListener('astro:hydration-error', () => {
        // By then the page would have reloaded.
        setTimeout(Reflect.get(window, 'failed') as () => void, 500);
      });
    });
    await page.goto(site.url);
    await scriptsRun(page);
    const held: ServerResponse[] = [];
    site.fault = (path, response) => (parts.test(path) || path === '/about') && held.push(response) > 0;
    await touchAll(page);
    await expect.poll(() => held.length).toBeGreaterThan(1);
    await leave(page);
    await expect.poll(() => site.asked).toContain('/about');
    site.fault = on(parts, faults.lie);
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

test('a visitor is not called back by a part that fails just before they leave', async ({ page, site }) => {
  await page.addInitScript(() => {
    // On its way up from the document, where the page listens.
    addEventListener('astro:hydration-error', () => setTimeout(() => location.assign('/contact'), 50), {
      once: true,
    });
  });
  await page.goto(`${site.url}/about`);
  site.fault = on(parts, faults.die);
  await touchAll(page);
  await expect(page).toHaveURL(`${site.url}/contact`);
  expect(site.asked.filter((path) => path === '/about')).toHaveLength(1);
});

test('a visitor who has stayed after all is given the page anew', async ({ page, site }) => {
  await tellNothing(page);
  await page.clock.install();
  const loads = await countLoads(page);
  await page.goto(`${site.url}/about`);
  await scriptsRun(page);
  // Nothing that could be shown.
  site.fault = on(/contact/, (_, response) => Boolean(response.writeHead(204).end()));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-navigating');
  await page.clock.fastForward(onTheWay);
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  site.fault = on(parts, faults.die);
  await touchAll(page);
  await expect.poll(() => loads.length).toBe(2);
});

test('a page does not reload while offline', async ({ page, site, context }) => {
  const loads = await countLoads(page);
  await page.goto(`${site.url}/about`);
  await scriptsRun(page);
  await context.setOffline(true);
  await touchAll(page);
  await expect(page.locator('html')).toHaveAttribute('data-hurt', '');
  await page.waitForTimeout(500);
  expect(loads).toHaveLength(1);
});

test('a page does not reload where storage is blocked', async ({ page, site }) => {
  const loads = await countLoads(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(`${site.url}/about`);
  site.fault = on(parts, faults.die);
  await touchAll(page);
  await expect(page.locator('html')).toHaveAttribute('data-hurt', '');
  await page.waitForTimeout(500);
  expect(loads).toHaveLength(1);
});

test('a server that never answers leaves a page that works', async ({ page, site }) => {
  await page.goto(`${site.url}/nl/about`);
  site.fault = on(parts, faults.never);
  await page.locator('.language > summary').click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${site.url}/about`);
});
