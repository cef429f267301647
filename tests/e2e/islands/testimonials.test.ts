import type { Locator, Page } from '@playwright/test';
import type { Site } from '#tests/e2e/support/site-server.ts';
import { locales } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { texts } from '#tests/support/texts.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';

test.use({
  build: siteFolder('full'),
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: 'reduce' },
});

/** The shown quotations; one that is kept for later is hidden from everybody. */
const shown = (block: Locator) => block.locator('figure:visible');

for (const { code, name } of locales) {
  test.describe(`without JavaScript, in ${name}`, () => {
    const open = async (page: Page, site: Site) => {
      await page.goto(site.url + localizePath(code, routes.about));
      const block = page.getByRole('region', { name: texts[code].main.testimonials.title });
      const portraits = await block.locator('label').all();
      return { block, portraits, choices: await block.getByRole('radio').all() };
    };

    test('a reader sees the first customer’s words, and each other’s after a click on the portrait', async ({
      page,
      site,
    }) => {
      const { block, portraits, choices } = await open(page, site);
      const quotations = new Set<string>();
      for (const [index, portrait] of portraits.entries()) {
        if (index > 0) await portrait.click();
        await expect(choices[index] ?? block).toBeChecked();
        await expect(shown(block)).toHaveCount(1);
        const author = (await portrait.locator('img').getAttribute('alt')) ?? '';
        await expect(shown(block).locator('figcaption')).toHaveText(author);
        quotations.add(await shown(block).locator('blockquote').innerText());
      }
      expect(quotations.size).toBe(portraits.length);
    });

    test('a reader goes through the customers with the arrow keys, round and back', async ({
      page,
      site,
    }) => {
      const { block, choices } = await open(page, site);
      await choices[0]?.focus();
      for (const choice of [...choices.slice(1), ...choices.slice(0, 1)]) {
        await page.keyboard.press('ArrowRight');
        await expect(choice).toBeFocused();
        await expect(choice).toBeChecked();
        await expect(shown(block)).toHaveCount(1);
      }
      await page.keyboard.press('ArrowLeft');
      await expect(choices.at(-1) ?? block).toBeChecked();
    });

    test('the page does not jump when another customer speaks', async ({ page, site }) => {
      const { block, portraits } = await open(page, site);
      const height = async () => (await block.boundingBox())?.height;
      const before = await height();
      for (const portrait of portraits) {
        await portrait.click();
        expect(await height()).toBe(before);
      }
    });
  });
}

test('the block fills at least 65 % of the viewport, and the footer’s navigation 45 %', async ({
  page,
  site,
}) => {
  const viewport = { width: 1280, height: 1600 };
  await page.setViewportSize(viewport);
  await page.goto(site.url + routes.contact);
  const { testimonials, footer } = texts.en.main;
  const block = await page.getByRole('region', { name: testimonials.title }).boundingBox();
  expect(block?.height).toBeGreaterThanOrEqual(viewport.height * 0.65);
  const navigation = page.getByRole('contentinfo').getByRole('navigation', { name: footer.navigation });
  const columns = await navigation.locator('..').boundingBox();
  expect(columns?.height).toBeGreaterThanOrEqual(viewport.height * 0.45);
});
