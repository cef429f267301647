import { expect, test } from '#tests/e2e/support/site-test.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { scriptsRun } from '#tests/e2e/loading/scripts.ts';

test.use({ build: siteFolder('full'), tolerated: /broken on purpose/ });

/** Breaks something that one island alone needs: as it wakes, or as it says who was chosen. */
const faults = {
  'the language menu': () => {
    Object.defineProperty(HTMLDetailsElement.prototype, 'open', {
      get() {
        throw new Error('broken on purpose');
      },
    });
  },
  'the testimonials': () => {
    Object.defineProperty(HTMLParagraphElement.prototype, 'textContent', {
      set(this: HTMLParagraphElement, text: string) {
        if (this.role === 'status') throw new Error('broken on purpose');
        this.replaceChildren(text);
      },
    });
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
    test(`when ${island} fails on ${address}, that is said, and all of it still works`, async ({
      page,
      site,
    }) => {
      await page.addInitScript(fault);
      await page.goto(site.url + address);
      await scriptsRun(page);
      await page.locator('.language summary').focus();
      const labels = page.locator('.carousel label');
      const alert = page.getByRole('alert');
      // The first choice may come before the island is awake.
      await expect(async () => {
        await labels.nth(1).click();
        await labels.nth(0).click();
        await expect(alert).toHaveText([message], { timeout: 500 });
      }).toPass();

      await labels.nth(2).click();
      await expect(page.locator('.carousel figure').nth(2)).toBeVisible();
      await page.locator('.language summary').click();
      await page.locator('.language a').first().click();
      await expect(page).toHaveURL(site.url + (address === '/about' ? '/nl/about' : '/about'));
    });
  }
}
