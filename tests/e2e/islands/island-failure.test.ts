import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { scriptsRun } from '#tests/e2e/loading/scripts.ts';

test.use({ tolerated: /broken on purpose/ });

/** Breaks something that one island alone needs when it wakes. */
const faults = {
  'the language menu': () => {
    Object.defineProperty(HTMLDetailsElement.prototype, 'open', {
      get() {
        throw new Error('broken on purpose');
      },
    });
  },
  'the testimonials': () => {
    HTMLFieldSetElement.prototype.querySelectorAll = () => {
      throw new Error('broken on purpose');
    };
  },
  'the bar': () => {
    HTMLSpanElement.prototype.closest = () => {
      throw new Error('broken on purpose');
    };
  },
};

const messages = {
  '/about': 'An error occurred while rendering the page.',
  '/nl/about': 'Er ging iets mis bij het tonen van de pagina.',
};

for (const [island, fault] of Object.entries(faults)) {
  for (const [address, message] of Object.entries(messages)) {
    test(`when ${island} fails on ${address}, that is said, and all of it still works`, async ({ page }) => {
      await page.addInitScript(fault);
      await page.goto(address);
      await scriptsRun(page);
      await page.locator('.language summary').focus();
      await page.locator('.carousel input').first().focus();
      await expect(page.getByRole('alert')).toHaveText([message]);

      await page.locator('.carousel label').nth(2).click();
      await expect(page.locator('.carousel figure').nth(2)).toBeVisible();
      await page.locator('.language summary').click();
      await page.locator('.language a').first().click();
      await expect(page).toHaveURL(address === '/about' ? '/nl/about' : '/about');
    });
  }
}
