import { routes } from '#site/routes.ts';
import { refuse, scriptsRun } from './support/page.ts';
import { expect, test } from './support/test.ts';

test.use({ tolerated: /status of 404 .*\/nothing-here|CSSStyleSheet is not defined/ });

test('browser features: the site works without nearly all of them, and says so', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  await refuse(page, 'Window', 'localStorage');
  await refuse(page, 'Window', 'sessionStorage');
  await page.addInitScript(() => {
    for (const name of ['requestIdleCallback', 'IntersectionObserver', 'navigation', 'CSSStyleSheet'])
      Reflect.deleteProperty(window, name);
    for (const name of ['connection', 'serviceWorker']) Reflect.deleteProperty(Navigator.prototype, name);
  });
  await page.goto(routes.home);
  await scriptsRun(page);
  await expect
    .poll(() => messages)
    .toEqual([
      expect.stringMatching(/^error: ReferenceError: CSSStyleSheet is not defined/),
      'debug: serviceWorker is not supported in current browser!',
    ]);
  await page.locator('.carousel label').nth(1).click();
  await expect(page.locator('.carousel figure').nth(1)).toBeVisible();
  await page.locator(`footer nav a[href="${routes.contact}"]`).click();
  await expect(page).toHaveURL(routes.contact);
});

test('footer: the year is the present one, whenever the page was built', async ({ page }) => {
  await page.clock.setFixedTime('2031-02-03');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const line = document.querySelector<HTMLElement>('[data-copyright]');
      if (line) line.dataset['copyright'] = `Since 1984. ${line.dataset['copyright']}`;
    });
  });
  await page.goto(routes.home);
  await expect(page.locator('[data-copyright]')).toHaveText(/^Since 1984\. © 2031 /);
});

test('prerender: a page starts nothing before it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', {
      configurable: true,
      get() {
        performance.mark('asked');
        return true;
      },
    });
  });
  await page.goto('/nothing-here');
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
