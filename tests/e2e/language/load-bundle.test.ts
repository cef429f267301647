import type { ConsoleMessage, Page } from '@playwright/test';
import { painted } from '#tests/e2e/support/painted.ts';
import { serveStatic } from '#tests/e2e/support/static-host.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';

// The addresses are unknown on purpose.
test.use({ tolerated: /status of 404 .*\/(?:bestaat-niet|does-not-exist)/ });

test('on a host with one error page a Dutch address gets it in Dutch', async ({ page }) => {
  await using host = await serveStatic();
  await page.goto(`${host.url}/nl/bestaat-niet`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
  await expect(page).toHaveTitle('Deze pagina is niet gevonden | Lichtkade');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina is niet gevonden');
  await expect(page.getByRole('link', { name: 'Terug naar de startpagina' })).toHaveAttribute('href', '/nl');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Hoofdmenu' });
  await expect(menu.getByRole('link', { name: 'Over ons' })).toHaveAttribute('href', '/nl/about');
  await expect(page.getByRole('contentinfo').getByText('Lichtkade op LinkedIn')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Nieuwsfeed (RSS)' })).toHaveAttribute(
    'href',
    '/nl/rss.xml',
  );
  await expect(page.locator('.language')).toHaveCount(0);
  // What is not in the texts says in which language it is.
  await expect(page.locator('astro-island').last()).toHaveAttribute('lang', 'en-GB');
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
  expect(host.asked.filter((path) => path.startsWith('/locales/'))).toEqual(['/locales/nl-NL.json']);
});

/** What a page says, its islands excepted: title, language, labels, addresses and words. */
const said = (page: Page) =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const other of body.querySelectorAll('astro-island, script, style, [role="progressbar"]'))
      other.remove();
    const named = [...body.querySelectorAll('[aria-label], [href]')].map((element) => [
      element.ariaLabel,
      element.getAttribute('href'),
    ]);
    const words = [...body.querySelectorAll('*')].flatMap(({ childNodes }) =>
      [...childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ nodeValue }) => nodeValue?.trim()),
    );
    return [document.title, document.documentElement.lang, named, words.filter(Boolean)];
  });

test('it then says all that the Dutch error page says', async ({ page }) => {
  await using host = await serveStatic();
  await page.goto(`${host.url}/nl/404`);
  const dutch = await said(page);
  await page.goto(`${host.url}/nl/bestaat-niet`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
  expect(await said(page)).toEqual(dutch);
});

for (const path of ['/does-not-exist', '/about', '/nl/about']) {
  test(`${path} asks for no texts`, async ({ page }) => {
    await using host = await serveStatic();
    await page.goto(host.url + path);
    await page.waitForLoadState('networkidle');
    expect(host.asked.filter((asked) => /locales|error-page/.test(asked))).toEqual([]);
  });
}

test.describe('where the texts cannot be had', () => {
  test.use({ tolerated: /bestaat-niet|\/locales\/|cannot be loaded/ });

  test('the page stays as it is and the console says so', async ({ page }) => {
    await using host = await serveStatic(/locales/);
    const said = (message: ConsoleMessage) => message.text().includes('nl-NL.json cannot be loaded');
    await Promise.all([page.waitForEvent('console', said), page.goto(`${host.url}/nl/bestaat-niet`)]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  });
});

test('the islands wake on the translated page without a complaint', async ({ page }) => {
  await using host = await serveStatic();
  await page.goto(`${host.url}/nl/bestaat-niet`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
  const islands = await page.locator('astro-island[ssr]').count();
  await page.locator('.carousel label').first().click();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(islands - 1);
  // React complains only as it takes over.
  await page.locator('.carousel [role=status]').waitFor({ state: 'attached' });
  await painted(page);
});
