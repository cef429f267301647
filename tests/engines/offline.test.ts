import { expect, test } from 'vitest';
import { defaultLocale } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { start } from '#tests/support/server-process.ts';
import { texts } from '#tests/support/texts.ts';
import { inEachEngine } from './engines.ts';
import { expectHeading } from './look.ts';

inEachEngine((startBrowser) => {
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
