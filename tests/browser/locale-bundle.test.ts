import type { Page, Request } from '@playwright/test';
import { texts } from '#i18n/texts.ts';
import { getLocale } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { routes } from '#site/routes.ts';
import { scriptsRun } from './support/page.ts';
import { on, respond } from './support/site-server.ts';
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

test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|locale|status of 503|cannot be loaded/ });

const isBundle = (request: Request) => request.url().includes('/locales/');

test('locale bundle: a page without its texts fetches them once', async ({ page, site, context }) => {
  await Promise.all([page.waitForEvent('requestfinished', isBundle), openWithoutTexts(page, 'nl-NL')]);
  await context.setOffline(true);
  await expect(page.locator('.toast')).toHaveText(texts.nl.main.browser.offline);
  expect(site.asked.filter((path) => path.startsWith('/locales/'))).toEqual([`/locales/${file}`]);
});

for (const [iso, type, text] of [
  ['nl-NL', 'error', `The language file ${file} cannot be loaded: Error: status 503`],
  ['de-DE', 'warning', 'The language file could not be found for the locale de-DE.'],
] as const) {
  test(`locale bundle: without it the text stays empty, and the console says: ${text}`, async ({
    page,
    site,
  }) => {
    site.fault = on(/locales/, respond(503));
    const message = page.waitForEvent('console', (event) => event.text().startsWith(text));
    await openWithoutTexts(page, iso);
    expect((await message).type()).toBe(type);
    await expect(page.locator('.toast')).toBeEmpty();
  });
}
