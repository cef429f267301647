import { scriptsRun } from '#tests/e2e/loading/scripts.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

const year = 365 * 24 * 60 * 60;
const readers = [
  { path: '/portfolio', menu: 'Language: English', link: 'Nederlands', to: '/nl/portfolio', code: 'nl' },
  { path: '/nl/portfolio', menu: 'Taal: Nederlands', link: 'English', to: '/portfolio', code: 'en' },
];

for (const { path, menu, link, to, code } of readers) {
  test(`a reader of ${path} takes query and place along, and is remembered`, async ({
    page,
    site,
    context,
  }) => {
    await page.goto(`${site.url}${path}?from=mail#content`);
    await page.getByLabel(menu).click();
    await expect(page.locator('astro-island[component-url*="LanguageMenu"]:not([ssr])')).toHaveCount(1);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(`${site.url}${to}?from=mail#content`);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({
      name: 'i18n_redirected',
      value: code,
      path: '/',
      sameSite: 'Lax',
      secure: false,
    });
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(60);
  });

  test(`a reader of ${path} switches where cookies and storage are refused`, async ({ page, site }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
      for (const storage of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, storage, { get: refuse });
      }
    });
    await page.goto(`${site.url}${path}#content`);
    await page.getByLabel(menu).click();
    await expect(page.locator('astro-island[component-url*="LanguageMenu"]:not([ssr])')).toHaveCount(1);
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(`${site.url}${to}#content`);
  });
}

test('looking at the other language’s address chooses nothing', async ({ page, site, context }) => {
  await page.goto(`${site.url}/about`);
  await scriptsRun(page);
  await page.getByLabel('Language: English').click();
  await page.getByRole('link', { name: 'Nederlands' }).click({ button: 'right' });
  await expect(page).toHaveURL(`${site.url}/about`);
  expect(await context.cookies()).toEqual([]);
});

test('two tabs: the last choice counts', async ({ page, site, context }) => {
  const other = await context.newPage();
  await page.goto(`${site.url}/about`);
  await other.goto(`${site.url}/about`);
  await page.getByLabel('Language: English').click();
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await expect(page).toHaveURL(`${site.url}/nl/about`);
  await other.reload();
  await other.goto(`${site.url}/nl/about`);
  await other.getByLabel('Taal: Nederlands').click();
  await other.getByRole('link', { name: 'English' }).click();
  await expect(other).toHaveURL(`${site.url}/about`);
  await page.goto(`${site.url}/`);
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await context.cookies()).toMatchObject([{ value: 'en' }]);
});

test('a second click while the menu wakes is not undone', async ({ page, site }) => {
  // React wakes it in several tasks; the click comes after each of the first ones in turn.
  for (const tasks of [0, 1, 2, 3, 4]) {
    await page.goto(`${site.url}/about`);
    await scriptsRun(page);
    const summary = page.locator('.language > summary');
    await summary.evaluate(async (element: HTMLElement, tasks) => {
      const island = element.closest('astro-island') ?? element;
      const awake = new Promise((resolve) => {
        new MutationObserver(resolve).observe(island, { attributeFilter: ['ssr'] });
      });
      const { port1, port2 } = new MessageChannel();
      element.click();
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      await awake;
      for (let task = 0; task < tasks; task += 1) {
        await new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage('');
        });
      }
      element.click();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, tasks);
    await expect(page.locator('.language'), `after ${tasks} tasks`).not.toHaveAttribute('open');
  }
});
