import { localizePath } from '#shared/urls.ts';
import { routes } from '#site/routes.ts';
import { expect, test } from './support/test.ts';

test('web app manifest: the site can be installed', async ({ page, context }) => {
  await page.goto(localizePath('nl', routes.services));
  const session = await context.newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  // Playwright's contexts are private windows, in which nothing is ever installed.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
});
