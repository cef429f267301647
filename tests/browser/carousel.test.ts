import { texts } from '#i18n/texts.ts';
import { defaultLocale } from '#shared/locales.ts';
import { routes } from '#site/routes.ts';
import { findHidden } from '#tests/support/visibility.ts';
import { hydrated, painted, scriptsRun } from './support/page.ts';
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
    /** How far the portraits are from the top of the block, and who speaks from the line. */
    const place = () =>
      block.evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        const line = top + element.clientTop + element.clientHeight;
        return [...element.querySelectorAll('label, figure img')]
          .filter((part) => part.checkVisibility({ visibilityProperty: true }))
          .map((part) => {
            const box = part.getBoundingClientRect();
            return Math.round(part.matches('label') ? box.top - top : line - box.bottom);
          })
          .toSorted((a, b) => a - b);
      });
    const before = await place();
    expect(before[0]).toBeCloseTo(0);
    for (const portrait of await block.locator('label').all()) {
      await portrait.click();
      await expect(portrait.getByRole('radio')).toBeChecked();
      const image = portrait.locator('img');
      const author = (await portrait.getByRole('radio').getAttribute('aria-label')) ?? '';
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

/**
 * Translates a page as Chromium does, by new elements, or as Firefox and WebKit do, in its text nodes. Runs
 * in the page.
 */
const translate = (how: string) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(
    ({ data, parentElement }) => data.trim() && !parentElement?.closest('script, style'),
  )) {
    const font = document.createElement('font');
    font.append(`[${text.data}]`);
    if (how === 'by elements') text.replaceWith(font);
    else text.data = `[${text.data}]`;
  }
};

for (const how of ['by elements', 'in place']) {
  test(`carousel: works in a page that is translated ${how}`, async ({ page }) => {
    for (const choose of ['click', 'keys'] as const) {
      await page.goto(routes.about);
      await scriptsRun(page);
      await page.evaluate(translate, how);
      const radios = page.locator('.carousel input');
      if (choose === 'click') await page.locator('.carousel label').nth(2).click();
      else await radios.first().focus();
      await hydrated(page, 'TestimonialsCarousel');
      await painted(page);
      if (choose === 'keys')
        for (const key of ['End', 'Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
      await expect(radios.nth(2)).toBeChecked();
      await expect(radios.nth(2)).toBeFocused();
      // What is announced is translated, too, and then replaced.
      await page.evaluate(translate, how);
      await page.keyboard.press('ArrowLeft');
      await expect(radios.nth(1)).toBeChecked();
      const quotation = page.locator('.carousel blockquote:visible');
      await expect(page.locator('.carousel').getByRole('status')).toHaveText(await quotation.innerText());
    }
  });
}

test('carousel: the first choice of a screen reader is announced', async ({ page }) => {
  await page.goto(routes.about);
  await scriptsRun(page);
  await page
    .locator('.carousel input')
    .nth(2)
    .evaluate((input: HTMLInputElement) => {
      input.click();
    });
  const quotation = page.locator('.carousel blockquote:visible');
  await expect(page.locator('.carousel').getByRole('status')).toHaveText(await quotation.innerText());
});

test.describe('without pictures', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test('carousel: portraits keep their size and are numbered', async ({ page }) => {
    await page.route(/\.(?:svg|avif|webp|png)/, (route) => route.abort());
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(routes.about);
      await page.locator('.carousel').scrollIntoViewIfNeeded();
      expect(await findHidden(page, '.carousel')).toEqual([]);
      for (const label of await page.locator('.carousel label').all())
        expect(await label.boundingBox()).toMatchObject({ width: 100, height: 100 });
    }
  });
});
