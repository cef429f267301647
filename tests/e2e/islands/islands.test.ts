import { locales, otherLocales } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { texts } from '#tests/support/texts.ts';
import { scriptsRun } from '#tests/e2e/loading/scripts.ts';
import { painted } from '#tests/e2e/support/painted.ts';
import { awake } from './awake.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';

test.use({ build: siteFolder('full') });

const islands = ['LanguageMenu', 'NavbarScroll', 'TestimonialsCarousel'];
const framework = /\/assets\/(?:client|react|jsx-runtime|LanguageMenu|NavbarScroll|TestimonialsCarousel)\b/;

for (const { code } of locales) {
  const path = localizePath(code, routes.about);
  const { navbar, testimonials } = texts[code].main;
  const menu = navbar.language.current;
  const { choose } = testimonials;

  test.describe(`on ${path}`, () => {
    test('nothing of the framework travels in idle time, nor for a reader who scrolls with keys', async ({
      page,
      site,
    }) => {
      await page.clock.install();
      await page.goto(site.url + path);
      await scriptsRun(page);
      await page.clock.runFor(10_000);
      for (const key of ['Space', 'PageDown', 'ArrowDown', 'End', 'Home']) await page.keyboard.press(key);
      await page.clock.runFor(1000);
      expect(site.asked.filter((asked) => framework.test(asked))).toEqual([]);
      // The very first interaction brings it.
      await page.getByLabel(menu).click();
      await expect.poll(() => site.asked.some((asked) => framework.test(asked))).toBe(true);
    });

    test('the menu keeps a first click that came before it woke, and opens once', async ({ page, site }) => {
      await page.goto(site.url + path);
      const summary = page.getByLabel(menu);
      await page.locator('.language').evaluate((element) => {
        element.addEventListener('toggle', () => {
          element.dataset['toggles'] = String(Number(element.dataset['toggles'] ?? 0) + 1);
        });
      });
      await summary.click();
      await expect(page.locator('.language')).toHaveAttribute('open');
      await awake(page, 'LanguageMenu');
      await painted(page);
      await expect(page.locator('.language')).toHaveAttribute('open');
      await expect(page.locator('.language')).toHaveAttribute('data-toggles', '1');
      await page.keyboard.press('Escape');
      await expect(page.locator('.language')).not.toHaveAttribute('open');
      await expect(summary).toBeFocused();
    });

    test('the carousel keeps a first click that came before it woke', async ({ page, site }) => {
      await page.goto(site.url + path);
      const group = page.getByRole('group', { name: choose });
      await expect(group.getByRole('radio').first()).toBeChecked();
      await group.locator('label').nth(2).click();
      await expect(group.getByRole('radio').nth(2)).toBeChecked();
      await awake(page, 'TestimonialsCarousel');
      await expect(group.getByRole('radio').nth(2)).toBeChecked();
      await expect(group.locator('figure').nth(2)).toBeVisible();
      await expect(group.locator('figure').first()).toBeHidden();
    });

    test('keys work in the menu and in the carousel, awake', async ({ page, site }) => {
      await page.goto(site.url + path);
      await page.getByLabel(menu).focus();
      await awake(page, 'LanguageMenu');
      await page.keyboard.press('Enter');
      for (const { name } of otherLocales(code)) {
        await page.keyboard.press('Tab');
        await expect(page.locator('.language').getByRole('link', { name })).toBeFocused();
      }
      await page.keyboard.press('Tab');
      await expect(page.locator('.language')).not.toHaveAttribute('open');

      const radios = page.getByRole('group', { name: choose }).getByRole('radio');
      const last = (await radios.count()) - 1;
      await radios.first().focus();
      await awake(page, 'TestimonialsCarousel');
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
      }
    });

    test('waking replaces nothing and moves nothing', async ({ page, site }) => {
      await page.goto(site.url + path);
      await scriptsRun(page);
      await page.evaluate(() => {
        const seen = document.documentElement.dataset;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            seen['shift'] = String(Number(seen['shift'] ?? 0) + (Reflect.get(entry, 'value') as number));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        for (const island of document.querySelectorAll('astro-island')) {
          new MutationObserver((changes) => {
            if (changes.some(({ removedNodes }) => removedNodes.length > 0))
              seen['replaced'] = island.innerHTML;
          }).observe(island, { childList: true, subtree: true });
          island.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
        }
      });
      for (const name of islands) await awake(page, name);
      await painted(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-shift');
      await expect(page.locator('html')).not.toHaveAttribute('data-replaced');
    });
  });
}
