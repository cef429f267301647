import { localizePath } from '#shared/urls.ts';
import { texts } from '#i18n/texts.ts';
import { routes } from '#site/routes.ts';
import { expect, test } from './support/test.ts';

test('web app manifest: the site can be installed', async ({ page, context }) => {
  await page.goto(localizePath('nl', routes.services));
  const session = await context.newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as Record<'icons' | 'shortcuts', Record<string, string>[]>;
  expect(manifest).toMatchObject({ id: '/nl', start_url: '/nl', scope: '/', lang: 'nl-NL' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(manifest.shortcuts).toHaveLength(texts.nl.main.navbar.items.length);
  // Playwright's contexts are private windows, in which nothing is ever installed.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
