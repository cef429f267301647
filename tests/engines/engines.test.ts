import { expect, test } from 'vitest';
import { defaultLocale } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { start } from '#tests/support/server-process.ts';
import { texts } from '#tests/support/texts.ts';
import { inEachEngine } from './engines.ts';
import { expectHeading, expectPath, expectVisible, isVisible } from './look.ts';

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

  test('offline: a page that was read opens again, any other shows the offline page', async () => {
    await using server = await start(siteFolder('full'));
    await using browser = await startBrowser();
    const read = server.url + routes.contact;
    await browser.open(read);
    const heading = await browser.evaluate(() => document.querySelector('h1')?.textContent.trim() ?? '');
    const isCached = () =>
      browser.evaluate(async () => Boolean(await caches.match(location.href, { ignoreVary: true })));
    await expect.poll(isCached).toBe(true);
    server.child.kill('SIGKILL');
    await server.ended;
    await browser.open(server.url + routes.about);
    await expectHeading(browser, texts[defaultLocale].main.offline.title);
    await browser.open(read);
    await expectHeading(browser, heading);
  });
});
