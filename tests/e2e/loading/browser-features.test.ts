import { scriptsRun } from './scripts.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';

// An address that is unknown on purpose.
test.use({ build: siteFolder('full'), tolerated: /status of 404 .*\/nothing-here/ });

const missing = ['requestIdleCallback', 'IntersectionObserver', 'navigation', 'CSSStyleSheet'];

for (const path of ['/', '/nl']) {
  test(`${path} works in silence where the browser lacks nearly everything`, async ({ page, site }) => {
    await page.addInitScript((names) => {
      for (const name of names) Reflect.deleteProperty(window, name);
      for (const name of ['connection', 'serviceWorker']) Reflect.deleteProperty(Navigator.prototype, name);
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    }, missing);
    await page.goto(site.url + path);
    await page.waitForTimeout(2500);
    await page.locator('.carousel label').nth(1).click();
    await expect(page.locator('.carousel figure').nth(1)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
    await expect(page).toHaveURL(/\/contact$/);
  });
}

test('a footer that was built in another year has the present one', async ({ page, site }) => {
  await page.clock.setFixedTime('2031-02-03');
  await page.goto(site.url);
  await expect(page.locator('.copyright')).toHaveText('© 2031 Lichtkade, Rotterdam');
});

test('a page that is prepared ahead starts nothing before it has a visitor', async ({ page, site }) => {
  await page.addInitScript(() => {
    let asked = false;
    Object.defineProperty(Document.prototype, 'prerendering', {
      configurable: true,
      get() {
        if (!asked) void (Reflect.get(window, 'asked') as () => void)();
        return (asked = true);
      },
    });
  });
  let asked = false;
  await page.exposeFunction('asked', () => (asked = true));
  await page.goto(`${site.url}/nothing-here`);
  await expect.poll(() => asked).toBe(true);
  await expect(page.locator('html')).not.toHaveAttribute('data-connection');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.evaluate(() => {
    Reflect.deleteProperty(Document.prototype, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await scriptsRun(page);
});
