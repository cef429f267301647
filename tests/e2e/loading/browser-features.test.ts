import { scriptsRun } from './scripts.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';

test.use({ build: siteFolder('full'), tolerated: /status of 404 .*\/nothing-here/ });

const missing = ['requestIdleCallback', 'IntersectionObserver', 'navigation', 'CSSStyleSheet'];

test('browser features: the site works where nearly all of them are missing', async ({ page, site }) => {
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
  await page.goto(site.url);
  await scriptsRun(page);
  await page.locator('.carousel label').nth(1).click();
  await expect(page.locator('.carousel figure').nth(1)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('footer: the year is the present one, whenever the page was built', async ({ page, site }) => {
  await page.clock.setFixedTime('2031-02-03');
  await page.goto(site.url);
  await expect(page.locator('.copyright')).toHaveText(/^© 2031 /);
});

test('prerender: a page starts nothing before it is shown', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', {
      configurable: true,
      get() {
        performance.mark('asked');
        return true;
      },
    });
  });
  await page.goto(`${site.url}/nothing-here`);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('asked').length)).toBe(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-connection');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.evaluate(() => {
    Reflect.deleteProperty(Document.prototype, 'prerendering');
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await scriptsRun(page);
});
