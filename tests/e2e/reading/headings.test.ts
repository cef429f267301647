import { locales } from '#i18n/locales.ts';
import { listedPages, type Page } from '#tests/support/pages.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

test('headings are kerned', async ({ page }) => {
  await page.goto('/about');
  await page.waitForFunction(() =>
    Array.from(document.fonts).some(
      ({ family, status }) => family.startsWith('Bricolage') && status === 'loaded',
    ),
  );
  const widths = await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'AVATAR';
    heading.style.display = 'inline-block';
    return ['normal', 'none'].map((kerning) => {
      heading.style.fontKerning = kerning;
      return heading.getBoundingClientRect().width;
    });
  });
  const [kerned = 0, unkerned = 0] = widths;
  expect(kerned).toBeGreaterThan(0);
  expect(kerned).toBeLessThan(unkerned * 0.97);
});

/** The longest word that stays whole, on the smallest phone too. */
const longest = 27;

/** Shorter words fit any screen. */
const hasLongWord = ({ document }: Page) => /[^\s-]{14}/.test(document.querySelector('h1')?.text ?? '');

for (const { code, name } of locales) {
  test(`no title in ${name} breaks within a word, dictionary or not`, async ({ page }) => {
    for (const { path } of listedPages.filter((page) => page.locale === code && hasLongWord(page))) {
      await page.goto(path);
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const broken = await page.locator('h1').evaluate((heading, most) => {
          heading.style.hyphens = 'manual';
          const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode() as Text;
          return Array.from(text.data.matchAll(/[^\s-]+/g), ({ 0: word, index }) => {
            const range = new Range();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return word.length <= most && range.getClientRects().length > 1 ? word : '';
          }).filter(Boolean);
        }, longest);
        expect.soft(broken, `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
