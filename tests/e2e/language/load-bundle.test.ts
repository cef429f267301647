import type { BrowserContext, Page } from '@playwright/test';
import { getLocale } from '#i18n/locales.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { texts } from '#tests/support/texts.ts';

const { offline } = texts.nl.main.browser;
const { file } = getLocale('nl');

/** Opens a page that doesn't hold its texts, in a language. */
async function openWithoutTexts(page: Page, address: string, iso: string) {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<script type="application\/json" data-bundle.*?<\/script>/s, '')
      .replace(/<html lang="[^"]*"/, `<html lang="${iso}"`);
    await route.fulfill({ response, body: html });
  });
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-connection', 'online');
}

const bundlesAsked = (asked: string[]) => asked.filter((path) => path.startsWith('/locales/'));

async function expectMessage(page: Page, context: BrowserContext, message: string) {
  await context.setOffline(true);
  await expect(page.locator('html')).toHaveAttribute('data-connection', 'offline');
  await expect(page.getByRole('status').filter({ hasText: message }).last()).toBeAttached();
}

test('locale bundle: the one in the page is used, also offline', async ({ page, site, context }) => {
  await page.goto(`${site.url}/nl/about`);
  await expect(page.locator('html')).toHaveAttribute('data-connection', 'online');
  await expectMessage(page, context, offline);
  expect(bundlesAsked(site.asked)).toEqual([]);
});

test('locale bundle: is fetched once where the page has none', async ({ page, site, context }) => {
  const loaded = page.waitForResponse(/locales/);
  await openWithoutTexts(page, `${site.url}/nl/about`, 'nl-NL');
  await (await loaded).finished();
  await expectMessage(page, context, offline);
  expect(bundlesAsked(site.asked)).toEqual([`/locales/${file}`]);
});

test.describe('locale bundle', () => {
  test.use({ tolerated: /locale|status of 503|cannot be loaded/ });

  test('locale bundle: a file that fails is logged, and the text stays empty', async ({ page, site }) => {
    site.fault = (path, response) => path.startsWith('/locales/') && Boolean(response.writeHead(503).end());
    const message = page.waitForEvent('console', (event) =>
      event.text().startsWith(`The language file ${file} cannot be loaded: Error: status 503`),
    );
    await openWithoutTexts(page, `${site.url}/nl/about`, 'nl-NL');
    await message;
    await expect(page.locator('.connection')).toBeEmpty();
  });

  test('locale bundle: a locale without a file is warned of', async ({ page, site }) => {
    const message = page.waitForEvent('console', (event) =>
      event.text().includes('The language file could not be found for the locale de-DE.'),
    );
    await openWithoutTexts(page, `${site.url}/nl/about`, 'de-DE');
    expect((await message).type()).toBe('warning');
    expect(bundlesAsked(site.asked)).toEqual([]);
  });
});
