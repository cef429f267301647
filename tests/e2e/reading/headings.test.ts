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
