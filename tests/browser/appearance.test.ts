import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { itemRoute, routes } from '#site/routes.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { findHidden } from '#tests/support/visibility.ts';
import { expectNoBarrier } from './support/barriers.ts';
import { on, respond } from './support/site-server.ts';
import { expect, test } from './support/test.ts';
import { measureShift } from './support/weight.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

/** The accent, as a computed colour. */
const accentOf = (page: Page) =>
  page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.color = 'var(--color-accent)';
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  });

const carousel = (page: Page) => page.locator('.carousel');

test('opening: nothing moves where the document arrives in parts', async ({ page, site }) => {
  const html = await readFile(join(siteFolder('full'), 'index.html'), 'utf8');
  const end = html.indexOf('</h1>');
  site.fault = on(/^\/$/, (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, end));
    setTimeout(() => response.end(html.slice(end)), 500);
    return true;
  });
  await page.goto(routes.home);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await measureShift(page)).toBeLessThan(0.01);
});

test('tile: a click on its picture opens its page', async ({ page }) => {
  await page.goto(routes.services);
  const tile = page.getByRole('main').locator('.tile').first();
  await tile.click({ position: { x: 8, y: 8 } });
  await expect(page).toHaveURL(new RegExp(`${routes.services}/.`));
});

test('hover: a grey portrait becomes coloured, with an accent border', async ({ page }) => {
  await page.goto(routes.about);
  const portraits = carousel(page).locator('label img');
  const [active, other] = [portraits.first(), portraits.nth(1)];
  await expect(other).toHaveCSS('filter', /grayscale\(1\)/);
  await carousel(page).locator('label').nth(1).hover();
  for (const portrait of [active, other]) {
    await expect(portrait).toHaveCSS('filter', 'none');
    await expect(portrait).toHaveCSS('outline-style', 'solid');
    await expect(portrait).toHaveCSS('outline-color', await accentOf(page));
  }
});

test('hover: a footer link changes its colour to the accent', async ({ page }) => {
  await page.goto(routes.about);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  const before = await link.evaluate((element) => getComputedStyle(element).color);
  await link.hover();
  const accent = await accentOf(page);
  expect(before).not.toBe(accent);
  await expect(link).toHaveCSS('color', accent);
});

test('print: the first sheet begins with the title, and addresses have a host', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 718, height: 1046 });
  for (const route of [routes.home, routes.about, itemRoute('projects', 'longest')]) {
    await page.goto(route);
    const title = await page.locator('h1').boundingBox();
    expect.soft(title?.y, route).toBeLessThan(200);
    const addresses = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    expect.soft(addresses.filter((address) => !/^" \([\w.-]+\.\w+\//.test(address))).toEqual([]);
  }
});

// What such a browser doesn't know is renamed.
for (const [what, unknown] of [
  ['light-dark() (before May 2024)', /light-dark(?=\()/g],
  ['popovers (Safari 16)', /light-dark(?=\()|(?<=:)popover-open| popover=""| popovertarget="menu"/g],
] as const) {
  test(`older browsers: pages are readable without ${what}`, async ({ page, site }) => {
    site.fault = (path, response) => {
      const file = join(siteFolder('full'), path === routes.home ? 'index.html' : `${path}.html`);
      if (path.includes('.') || !existsSync(file)) return false;
      const html = readFileSync(file, 'utf8').replace(unknown, 'unknown');
      return respond(200, html)(path, response, response.req);
    };
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 812 });
      for (const route of [routes.home, routes.about, routes.contact, routes.services]) {
        await page.goto(route);
        const faults = await findHidden(page);
        expect.soft(faults, `${route} at ${width} px`).toEqual([]);
        const [fill, image] = await page.locator('h1 > span').evaluate((title) => {
          const style = getComputedStyle(title);
          return [style.webkitTextFillColor, style.backgroundImage];
        });
        if (fill === 'rgba(0, 0, 0, 0)') expect.soft(image).toContain('gradient');
      }
      await expect(page.locator('.toggle, #menu a').filter({ visible: true }).first()).toBeVisible();
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`contrast: links of the bar are readable at the top and over anything (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(routes.home);
    await expectNoBarrier(page, 'body > header', ['color-contrast']);
    // As it is once the page is scrolled, but at the top, where nothing else is below it.
    await page.getByRole('banner').evaluate((bar) => (bar.dataset['scrolled'] = ''));
    for (const color of ['white', 'black']) {
      await page.evaluate((color) => (document.body.style.background = color), color);
      await expectNoBarrier(page, 'body > header', ['color-contrast']);
    }
  });
}
