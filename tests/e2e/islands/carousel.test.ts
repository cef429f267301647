import { defaultLocale } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { scriptsRun } from '#tests/e2e/loading/scripts.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { texts } from '#tests/support/texts.ts';

test.use({ build: siteFolder('full'), contextOptions: { reducedMotion: 'reduce' } });

const { testimonials, footer } = texts[defaultLocale].main;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('carousel: portraits show their quotations, and the block keeps its height', async ({
    page,
    site,
  }) => {
    await page.goto(site.url + routes.about);
    const block = page.getByRole('region', { name: testimonials.title });
    const height = async () => (await block.boundingBox())?.height;
    const before = await height();
    await expect(block.getByRole('radio').first()).toBeChecked();
    for (const portrait of await block.locator('label').all()) {
      await portrait.click();
      await expect(portrait.getByRole('radio')).toBeChecked();
      const author = (await portrait.locator('img').getAttribute('alt')) ?? '';
      await expect(block.locator('figure:visible figcaption')).toHaveText([author]);
      expect(await height()).toBe(before);
    }
  });
});

test('carousel: arrow keys, Home and End choose, and wrap around', async ({ page, site }) => {
  await page.goto(site.url + routes.about);
  await scriptsRun(page);
  const radios = page.getByRole('group', { name: testimonials.choose }).getByRole('radio');
  const last = (await radios.count()) - 1;
  await radios.first().focus();
  const island = page.locator('astro-island[component-url*="TestimonialsCarousel"]');
  await expect(island).not.toHaveAttribute('ssr');
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['End', last],
    ['ArrowRight', 0],
    ['ArrowLeft', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(radios.nth(index)).toBeChecked();
    await expect(radios.nth(index)).toBeFocused();
    await expect(page.locator('.carousel figure:visible')).toHaveCount(1);
  }
});

test('layout: testimonials fill 65 % of the viewport, the footer’s navigation 45 %', async ({
  page,
  site,
}) => {
  const viewport = { width: 1280, height: 1600 };
  await page.setViewportSize(viewport);
  await page.goto(site.url + routes.contact);
  const block = await page.getByRole('region', { name: testimonials.title }).boundingBox();
  expect(block?.height).toBeGreaterThanOrEqual(viewport.height * 0.65);
  const navigation = page.getByRole('contentinfo').getByRole('navigation', { name: footer.navigation });
  const columns = await navigation.locator('..').boundingBox();
  expect(columns?.height).toBeGreaterThanOrEqual(viewport.height * 0.45);
});
