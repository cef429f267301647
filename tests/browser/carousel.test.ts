import { defaultLocale } from '#shared/locales.ts';
import { texts } from '#i18n/texts.ts';
import { routes } from '#site/routes.ts';
import { hydrated, scriptsRun } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { testimonials } = texts[defaultLocale].main;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('carousel: portraits stay in place, and show their quotation and speaker on the line', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(routes.about);
    const block = page.getByRole('region', { name: testimonials.title });
    const speaker = block.locator('figure:visible img');
    await expect(block.getByRole('radio').first()).toBeChecked();
    const place = () =>
      block.evaluate((element) => {
        const boxOf = (selector: string) => {
          const all = [...element.querySelectorAll(selector)];
          const shown = all.find((one) => one.checkVisibility({ visibilityProperty: true }));
          return shown?.getBoundingClientRect() ?? new DOMRect(NaN);
        };
        const { top, bottom } = element.getBoundingClientRect();
        const [name, image] = [boxOf('figcaption'), boxOf('figure img')];
        return {
          portraits: [...element.querySelectorAll('label')].map(
            (label) => label.getBoundingClientRect().top - top,
          ),
          line: parseFloat(getComputedStyle(element).borderBottomWidth),
          belowSpeaker: Math.round(bottom - image.bottom),
          aboveSpeaker: Math.round(image.top - name.bottom),
        };
      });
    const before = await place();
    expect(before.belowSpeaker).toBe(before.line);
    for (const portrait of await block.locator('label').all()) {
      await portrait.click();
      await expect(portrait.getByRole('radio')).toBeChecked();
      const image = portrait.locator('img');
      const author = (await image.getAttribute('alt')) ?? '';
      await expect(block.locator('figure:visible figcaption')).toHaveText([author]);
      await expect(speaker).toHaveAttribute('src', (await image.getAttribute('src')) ?? '');
      expect(await place()).toEqual(before);
    }
  });
});

test('carousel: arrow keys, Home and End choose, and wrap around', async ({ page }) => {
  await page.goto(routes.about);
  await scriptsRun(page);
  const radios = page.getByRole('group', { name: testimonials.choose }).getByRole('radio');
  const last = (await radios.count()) - 1;
  await radios.first().focus();
  await hydrated(page, 'TestimonialsCarousel');
  const status = page.locator('.carousel').getByRole('status');
  await expect(status).toBeEmpty();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['End', last],
    ['ArrowRight', 0],
    ['ArrowLeft', last],
    ['ArrowDown', 0],
    ['ArrowUp', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(radios.nth(index)).toBeChecked();
    await expect(radios.nth(index)).toBeFocused();
    await expect(page.locator('.carousel figure:visible')).toHaveCount(1);
    await expect(status).toHaveText(await page.locator('.carousel blockquote:visible').innerText());
  }
  // Alt with an arrow key goes back in history.
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(radios.first()).toBeChecked();
});
