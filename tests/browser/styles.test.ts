import type { Page } from '@playwright/test';
import { serviceSlugs } from '#content/schemas.ts';
import { itemRoute, routes } from '#site/routes.ts';
import { expect, test } from './support/test.ts';

// What only a style sheet promises, by its computed values.

const service = itemRoute('services', serviceSlugs[0] ?? '');
const newsItem = itemRoute('news', 'longest');

interface Promise {
  title: string;
  on: string;
  /** A selector, which may end in a pseudo-element. */
  at: string;
  has: Record<string, RegExp | string>;
  media?: Parameters<Page['emulateMedia']>[0];
}

const promises: Promise[] = [
  {
    title: 'links to other sites are marked',
    on: newsItem,
    at: '.prose a[href^="http"]::after',
    has: { content: /↗/ },
  },
  {
    title: 'links have their address in print',
    on: newsItem,
    at: '.prose a[href^="http"]::after',
    has: { content: /\(.*http|attr\(href/ },
    media: { media: 'print' },
  },
  {
    title: 'running text is no smaller than 16 px',
    on: newsItem,
    at: '.prose ol li',
    has: { 'font-size': /^(?:1[6-9]|2)/ },
  },
  {
    title: 'steps are numbered',
    on: service,
    at: '.step-list li::before',
    has: { content: /counter\(step\)/, 'counter-increment': 'step 1' },
  },
  {
    title: 'columns of figures are aligned to the right',
    on: newsItem,
    at: '.prose td[data-align="end"]',
    has: { 'text-align': 'end', 'font-variant-numeric': 'tabular-nums' },
  },
  {
    title: 'the contents of a statement stay in view',
    on: itemRoute('statements', 'accessibility'),
    at: 'article > nav',
    has: { position: 'sticky', top: /[1-9]/ },
  },
  {
    title: 'the present section is underlined',
    on: newsItem,
    at: '#menu a[aria-current]',
    has: { 'text-decoration-line': 'underline' },
  },
  {
    title: 'other sections are not underlined',
    on: newsItem,
    at: '#menu a:not([aria-current])',
    has: { 'text-decoration-line': 'none' },
  },
  {
    title: 'the newest item fills a row',
    on: routes.news,
    at: 'main li[data-lead]',
    has: { 'flex-basis': '100%' },
  },
  {
    title: 'portraits of the carousel are round',
    on: routes.about,
    at: '.carousel label img',
    has: { width: '100px', height: '100px', 'border-radius': '50%' },
  },
  {
    title: 'the carousel fills 65 % of the viewport',
    on: routes.about,
    at: '.testimonials',
    has: { 'min-height': '520px' },
  },
  {
    title: 'the navigation in the footer fills 45 % of the viewport',
    on: routes.about,
    at: 'footer .navigation',
    has: { 'min-height': '360px' },
  },
  {
    title: 'the footer is dark',
    on: routes.about,
    at: 'body > footer',
    has: { 'background-color': /^rgb\((?:\d\d?(?:, |\))){3}$/ },
  },
  {
    title: 'photographs are dimmed at night',
    on: newsItem,
    at: 'main header picture img',
    has: { filter: 'brightness(0.85)' },
    media: { colorScheme: 'dark' },
  },
];

/** The computed value of a property. */
const valueOf = (page: Page, at: string, property: string) =>
  page.evaluate(
    ([selector = '', pseudo, property]) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`Nothing is ${selector}.`);
      return getComputedStyle(element, pseudo && `::${pseudo}`).getPropertyValue(property ?? '');
    },
    [...[...at.split('::'), undefined].slice(0, 2), property],
  );

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

const softly = expect.configure({ soft: true });

for (const [on, group] of Map.groupBy(promises, ({ on }) => on)) {
  test(`style: ${on} keeps what its sheets promise`, async ({ page }) => {
    await page.goto(on);
    for (const { title, at, has, media } of group) {
      await page.emulateMedia({ media: null, colorScheme: 'light', ...media });
      for (const [property, value] of Object.entries(has))
        await softly.poll(() => valueOf(page, at, property), title).toMatch(value);
    }
  });
}

test('style: quiet texts are as dark as others where more contrast is asked for', async ({ page }) => {
  await page.goto(newsItem);
  const colours = () => Promise.all(['.prose figcaption', 'body'].map((at) => valueOf(page, at, 'color')));
  const [quiet, ink] = await colours();
  expect(quiet).not.toBe(ink);
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(colours).toEqual([ink, ink]);
});

test('style: the overlay of a service comes by pointer and by keyboard', async ({ page }) => {
  await page.goto(routes.services);
  const tile = page.getByRole('main').locator('.tile').first();
  const covered = () => valueOf(page, '.tile::before', 'clip-path');
  expect(await covered()).toBe('inset(100% 0px 0px)');
  await tile.hover();
  // So that nothing rises below a pointer while the page is scrolled.
  expect(await valueOf(page, '.tile .words', 'transition-delay')).not.toBe('0s');
  await expect.poll(covered).toBe('inset(0px)');
  await page.mouse.move(0, 0);
  await expect.poll(covered).toBe('inset(100% 0px 0px)');
  await tile.getByRole('link').focus();
  await expect.poll(covered).toBe('inset(0px)');
});

test('style: a title with a long word is smaller than others of its length', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const sizes: number[] = [];
  for (const name of ['one-word', 'longest']) {
    await page.goto(itemRoute('news', name));
    sizes.push(parseFloat(await valueOf(page, 'h1', 'font-size')));
  }
  expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
});

test('style: drawings have their own colours by day and others at night', async ({ page }) => {
  await page.goto(service);
  const shape = page.locator('.opening svg path[fill^="#"]').first();
  const drawn = (await shape.getAttribute('fill')) ?? '';
  const toHex = async () => {
    const rgb = await shape.evaluate((element) => getComputedStyle(element).fill);
    return `#${Array.from(rgb.matchAll(/\d+/g), ([n]) => Number(n).toString(16).padStart(2, '0')).join('')}`;
  };
  expect(await toHex()).toBe(drawn);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await toHex()).not.toBe(drawn);
});
