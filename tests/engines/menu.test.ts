import { expect, test } from 'vitest';
import { routes } from '#site/routes.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { start } from '#tests/support/server-process.ts';
import { inEachEngine } from './engines.ts';
import { expectPath, expectVisible, isVisible } from './look.ts';

inEachEngine((startBrowser) => {
  test('menu: it opens on a narrow screen, closes with Escape, and its links lead on', async () => {
    await using server = await start(siteFolder('full'));
    await using browser = await startBrowser();
    await browser.resize(600, 800);
    await browser.open(server.url + routes.about);
    expect(await isVisible(browser, '#menu a')).toBe(false);
    await browser.click('.toggle');
    await expectVisible(browser, '#menu a');
    await browser.press('Escape');
    await expectVisible(browser, '#menu a', false);
    await browser.click('.toggle');
    await browser.click(`#menu a[href="${routes.contact}"]`);
    await expectPath(browser, routes.contact);
  });
});
