import { scriptsRun } from '#tests/e2e/loading/scripts.ts';
import { faults, on } from '#tests/e2e/support/site-server.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { awake } from './awake.ts';

test.use({ build: siteFolder('full') });

test('a slow framework loses none of twenty quick clicks', async ({ page, site }) => {
  await page.goto(`${site.url}/about`);
  await scriptsRun(page);
  const held = Promise.withResolvers<undefined>();
  await page.route(/assets\/client/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const labels = page.locator('.carousel label');
  await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.carousel label')];
    all[0]?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    for (let click = 0; click < 20; click++) all[click % all.length]?.click();
  });
  held.resolve(undefined);
  await awake(page, 'TestimonialsCarousel');
  await expect(labels.nth(19 % (await labels.count())).locator('input')).toBeChecked();

  await page.evaluate(() => {
    const summary = document.querySelector<HTMLElement>('.language > summary');
    summary?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    for (let click = 0; click < 21; click++) summary?.click();
  });
  await awake(page, 'LanguageMenu');
  await expect(page.locator('.language')).toHaveAttribute('open');
  for (let click = 0; click < 19; click++) await page.locator('.language > summary').click();
  await expect(page.locator('.language')).not.toHaveAttribute('open');
});

test('the carousel leaves an arrow key to the browser at any moment of waking', async ({ page, site }) => {
  await page.goto(`${site.url}/about`);
  await scriptsRun(page);
  const taken = await page.evaluate(async () => {
    const radio = document.querySelectorAll<HTMLElement>('.carousel input')[2];
    const island = radio?.closest('astro-island');
    radio?.click();
    let taken = 0;
    for (let afterwards = 0; afterwards < 20;) {
      const key = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true });
      if (radio?.dispatchEvent(key) === false) taken++;
      // The nearest that there is to between any two tasks.
      await new Promise<unknown>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      if (island?.hasAttribute('ssr') === false) afterwards++;
    }
    return taken;
  });
  expect(taken).toBe(0);
});

test('a framework that never comes leaves islands that work', async ({ page, site }) => {
  site.fault = on(/assets\/client/, faults.never);
  await page.goto(`${site.url}/about`);
  await page.locator('.carousel label').nth(3).click();
  await expect(page.locator('.carousel figure').nth(3)).toBeVisible();
  await page.locator('.language > summary').click();
  await expect(page.locator('.language a').first()).toBeVisible();
});

test('without scroll-driven animations the bar wakes at the first scroll and turns dark', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto(`${site.url}/about`);
  await page.mouse.wheel(0, 600);
  await expect(page.locator('header.bar')).toHaveAttribute('data-scrolled');
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect(page.locator('header.bar')).not.toHaveAttribute('data-scrolled');
});
