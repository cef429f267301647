import { storedData } from '#components/statements/stored-data.ts';
import { localizePath } from '#shared/urls.ts';
import { routes } from '#site/routes.ts';
import { stored, visit } from './support/service-worker.ts';
import { faults, on } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow', tolerated: /islands|status of 503/ });

test('stored data: a browser holds what the privacy statement lists, and nothing else', async ({
  page,
  site,
}) => {
  const listed = storedData
    .filter(({ kind }) => kind !== 'file' && kind !== 'memory')
    .map(({ kind, name }) => `${kind} ${name}`);
  await visit(page, routes.about);
  expect(await stored(page)).not.toContain(listed.find((item) => item.startsWith('cookie')));
  // An island that fails, after which the page reloads.
  site.fault = on(/islands/, faults.error);
  await Promise.all([page.waitForEvent('load'), page.locator('fieldset').dispatchEvent('mouseover')]);
  site.fault = undefined;
  await visit(page, localizePath('nl', routes.about));
  await page.locator('.language-menu > summary').click();
  await page.locator('.language-menu a').first().click();
  await expect(page).toHaveURL(routes.about);
  site.fault = faults.die;
  await page.goto('/never-read');
  site.fault = undefined;
  await page.goto(routes.contact);
  await page.locator('textarea').fill('Hello');
  await page.goto(routes.about);
  await expect.poll(() => stored(page)).toEqual(listed.toSorted());
});
