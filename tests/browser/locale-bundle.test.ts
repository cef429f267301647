import type { Page, Request } from '@playwright/test';
import { getLocale } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';
import { texts } from '#tests/support/texts.ts';
import { scriptsRun } from './support/page.ts';
import { on, respond, type Site } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

const { file } = getLocale('nl');
const path = localizePath('nl', routes.about);

/** Opens a page that doesn't hold its texts, in a language. */
async function openWithoutTexts(page: Page, iso: string) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<script type="application\/json" data-bundle.*?<\/script>/s, '')
      .replace(/<html lang="[^"]*"/, `<html lang="${iso}"`);
    await route.fulfill({ response, body: html });
  });
  await page.goto(path);
  await scriptsRun(page);
}

// The browser may ask for the icon only once it is offline.
test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

const isBundle = (request: Request) => request.url().includes('/locales/');

const bundlesAsked = ({ asked }: Site) => asked.filter((path) => path.startsWith('/locales/'));

for (const [source, expected] of [
  ['page', []],
  ['server', [`/locales/${file}`]],
] as const) {
  test(`locale bundle: the texts come from the ${source}, also offline`, async ({ page, site, context }) => {
    if (source === 'page') await page.goto(path);
    else await Promise.all([page.waitForEvent('requestfinished', isBundle), openWithoutTexts(page, 'nl-NL')]);
    await scriptsRun(page);
    await context.setOffline(true);
    await expect(page.locator('.connection')).toHaveText(texts.nl.main.browser.offline);
    expect(bundlesAsked(site)).toEqual(expected);
  });
}

test.describe('a locale that cannot be loaded', () => {
  test.use({ tolerated: /locale|status of 503|cannot be loaded/ });

  test('locale bundle: a file that fails is logged, and the text stays empty', async ({ page, site }) => {
    site.fault = on(/locales/, respond(503));
    const message = page.waitForEvent('console', (event) =>
      event.text().startsWith(`The language file ${file} cannot be loaded: Error: status 503`),
    );
    await openWithoutTexts(page, 'nl-NL');
    await message;
    await expect(page.locator('.connection')).toBeEmpty();
  });

  test('locale bundle: a locale without a file is warned of', async ({ page, site }) => {
    const message = page.waitForEvent('console', (event) =>
      event.text().includes('The language file could not be found for the locale de-DE.'),
    );
    await openWithoutTexts(page, 'de-DE');
    expect((await message).type()).toBe('warning');
    expect(bundlesAsked(site)).toEqual([]);
  });
});
