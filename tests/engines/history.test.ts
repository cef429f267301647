import { describe, expect, test } from 'vitest';
import { routes } from '#site/routes.ts';
import { inEveryEngine, visitSite } from './support/engine-test.ts';
import { isMarked, mark, pathOf, quotation, rests, sees, untilAwake } from './support/looking.ts';

inEveryEngine((engine) => {
  describe('who goes back and forward', () => {
    const visit = visitSite(engine);

    test('finds both pages as they were left, with what they had chosen, menus closed and no bar', async () => {
      const { visitor, site } = visit;
      await visitor.resize(390, 844);
      await visitor.open(site + routes.about);
      await expect.poll(() => untilAwake(visitor)).toBe(true);
      await visitor.click('.carousel div:nth-of-type(3) label');
      await expect.poll(() => quotation(visitor)).toEqual([2]);
      await mark(visitor);

      await visitor.click('.toggle');
      await expect.poll(() => sees(visitor, '#menu a[href="/contact"]')).toBe(true);
      await expect.poll(() => untilAwake(visitor, 'LanguageMenu')).toBe(true);
      await rests(visitor);
      const place = await visitor.ask(() => scrollY);
      expect(place).toBeGreaterThan(0);
      await visitor.click('#menu a[href="/contact"]');
      await expect.poll(() => pathOf(visitor)).toBe(routes.contact);
      await expect.poll(() => untilAwake(visitor)).toBe(true);
      await mark(visitor);
      await rests(visitor);

      await visitor.ask(() => history.back());
      await expect.poll(() => pathOf(visitor)).toBe(routes.about);
      await expect.poll(() => isMarked(visitor)).toBe(true);
      expect(await quotation(visitor)).toEqual([2]);
      expect(await visitor.ask(() => scrollY)).toBe(place);
      expect(await sees(visitor, '#menu a')).toBe(false);
      expect(await visitor.ask(() => document.querySelector('[role="progressbar"]'))).toBeNull();
      expect(await visitor.ask(() => 'navigating' in document.documentElement.dataset)).toBe(false);

      await visitor.click('.language summary');
      await expect.poll(() => sees(visitor, '.language a')).toBe(true);
      await rests(visitor);
      await visitor.ask(() => history.forward());
      await expect.poll(() => pathOf(visitor)).toBe(routes.contact);
      await expect.poll(() => isMarked(visitor)).toBe(true);
      await visitor.ask(() => history.back());
      await expect.poll(() => isMarked(visitor)).toBe(true);
      await expect.poll(() => sees(visitor, '.language a')).toBe(false);
      expect(visitor.complaints).toEqual([]);
    });
  });
});
