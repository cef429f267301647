import { locales } from '#shared/locales.ts';
import { feedRoute, localizePath } from '#shared/urls.ts';
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

test('XML: the feeds and the sitemap are well-formed', async ({ page, request }) => {
  const feeds = locales.map(({ code }) => localizePath(code, feedRoute));
  for (const path of [...feeds, '/sitemap-index.xml', '/sitemap-0.xml']) {
    const answer = await request.get(path);
    const problem = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'text/xml').querySelector('parsererror')?.textContent,
      await answer.text(),
    );
    expect(problem, path).toBeUndefined();
    await expect(answer, path).toBeOK();
  }
});
