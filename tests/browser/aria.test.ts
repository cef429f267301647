import { fillFacts } from '#i18n/facts.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { itemRoute, routes } from '#site/routes.ts';
import { texts } from '#tests/support/texts.ts';
import { expect, test } from './support/test.ts';

const { navbar, testimonials } = texts[defaultLocale].main;

test('ARIA: the navigation bar has the home link, the menu and the language switch', async ({ page }) => {
  await page.goto(routes.about);
  const items = navbar.items.map(
    ({ alternative }) => `
      - listitem:
        - link "${alternative}"`,
  );
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
- banner:
  - link "${fillFacts(navbar.home, defaultLocale)}"
  - navigation "${navbar.label}":
    - list:${items.join('')}
  - group`);
});

test('ARIA: the carousel is a group of radio buttons, and shows one quotation', async ({ page }) => {
  await page.goto(routes.about);
  const carousel = page.locator('.carousel');
  await expect(carousel).toMatchAriaSnapshot(`
- group "${testimonials.choose}":
  - radio [checked]
  - figure:
    - blockquote
  - radio [checked=false]
  - status`);
  await expect(carousel.getByRole('figure')).toHaveCount(1);
});

test('ARIA: an article has breadcrumb, title, date and its structure', async ({ page }) => {
  await page.goto(itemRoute('news', 'longest'));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
- main:
  - navigation:
    - list
  - heading [level=1]
  - paragraph:
    - time
  - img
  - article:
    - heading [level=2]
    - blockquote
    - figure:
      - blockquote
    - list
    - group:
      - table`);
});
