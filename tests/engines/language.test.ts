import { describe, expect, test } from 'vitest';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { inEveryEngine, visitSite } from './support/engine-test.ts';
import { pathOf } from './support/looking.ts';

inEveryEngine((engine) => {
  for (const { code, iso } of locales) {
    describe(`who comes with a browser in ${iso}`, () => {
      const visit = visitSite(engine, { language: iso, scripts: false });

      test('reads their own language, and another one when they ask for it', async () => {
        const { visitor, site } = visit;
        for (const route of [routes.home, routes.contact]) {
          await visitor.open(site + route);
          expect(await pathOf(visitor)).toBe(localizePath(code, route));
        }
        const [other = defaultLocale] = locales.map((locale) => locale.code).filter((each) => each !== code);
        await visitor.click('.language summary');
        await visitor.click('.language a');
        await expect.poll(() => pathOf(visitor)).toBe(localizePath(other, routes.contact));
        // The choice holds on the next entry, too.
        await visitor.open(site + routes.home);
        expect(await pathOf(visitor)).toBe(localizePath(other, routes.home));
      });
    });
  }
});
