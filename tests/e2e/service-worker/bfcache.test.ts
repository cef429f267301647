import { routes } from '#site/routes.ts';
import { keepsPages } from '#tests/e2e/support/keeps-pages.ts';
import { expect, test } from './worker-test.ts';

test.use(keepsPages);

test('bfcache: a page left before the worker came is as it was left', async ({ page, host }) => {
  const { promise: left, resolve: leave } = Promise.withResolvers();
  await page.route('**/sw.js', async (route) => {
    await left;
    await route.continue();
  });
  await page.goto(host.url + routes.about);
  await page.evaluate(() => {
    document.documentElement.dataset['left'] = '';
  });
  await page.locator(`footer a[href="${routes.contact}"]`).first().click();
  await expect(page).toHaveURL(host.url + routes.contact);
  leave(true);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activating')
      await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  });
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(host.url + routes.about);
  await expect(page.locator('html')).toHaveAttribute('data-left', '');
});
