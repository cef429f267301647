import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routes } from '#site/routes.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { mainScript, scriptsRun, stopTimers } from './support/page.ts';
import { expect, test } from './support/test.ts';
import { measureShift } from './support/weight.ts';

// The display font is not sent: the shift by its swap is measured on every kind of page.
test.use({ tolerated: /\.woff2/ });

test('first paint: needs the first packets alone, and the rest moves nothing', async ({ page, site }) => {
  const html = await readFile(join(siteFolder('full'), 'privacy.html'));
  const end = html.indexOf('</h1>') + 500;
  let sendRest = () => undefined as unknown;
  await page.route('**/*.woff2', (route) => route.abort());
  site.fault = (path, response) => {
    if (path !== routes.privacy) return false;
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.subarray(0, end));
    sendRest = () => response.end(html.subarray(end));
    return true;
  };
  await page.goto(routes.privacy, { waitUntil: 'commit' });
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(paints).toBe(1);
  await expect(page.locator('footer')).toHaveCount(0);
  expect(site.asked.filter((path) => mainScript.test(path))).toEqual([]);
  sendRest();
  await scriptsRun(page);
  expect(await measureShift(page)).toBe(0);
});

test('start: a background tab runs its script without waiting for a frame', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await stopTimers(page);
  await page.goto(routes.about);
  await scriptsRun(page);
});
