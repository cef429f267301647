import { describe, expect, test } from 'vitest';
import { defaultLocale } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { pagesOf } from '#tests/fixtures/pages.ts';
import { kindOf } from '#tests/support/pages.ts';
import { inEveryEngine, visitSite } from './support/engine-test.ts';
import { isMarked, mark, pathOf, rests, untilAwake } from './support/looking.ts';

/** One of each kind: what keeps a page for going back is neither its language nor its length. */
const pages = pagesOf('full').filter(
  ({ locale, route }, index, all) =>
    locale === defaultLocale && index === all.findIndex((page) => kindOf(page.route) === kindOf(route)),
);

inEveryEngine((engine) => {
  describe('who follows a link at the end of a page, and goes back', () => {
    const visit = visitSite(engine);

    test.each(pages)('finds $path where they left it', async ({ path }) => {
      const { visitor, site } = visit;
      // The first page of all is opened by the driver. Later Firefox’s waits for one that was kept, and in vain.
      if ((await pathOf(visitor)) === 'blank') await visitor.open(site + path);
      else await visitor.ask((address) => location.assign(address), path);
      await expect.poll(() => pathOf(visitor)).toBe(path);
      await expect.poll(() => untilAwake(visitor)).toBe(true);
      await mark(visitor);
      const next = path === routes.contact ? routes.about : routes.contact;
      const link = `footer a[href="${next}"]`;
      // What comes into sight there is fetched first.
      await visitor.point(link);
      await rests(visitor, 500);
      await visitor.click(link);
      await expect.poll(() => pathOf(visitor)).toBe(next);
      await expect.poll(() => untilAwake(visitor)).toBe(true);

      await visitor.ask(() => history.back());
      await expect.poll(() => pathOf(visitor)).toBe(path);
      await expect.poll(() => isMarked(visitor)).toBe(true);
      expect(await visitor.ask(() => scrollY)).toBeGreaterThan(0);
    });
  });
});
