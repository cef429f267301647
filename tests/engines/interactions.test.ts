import { describe, expect, test } from 'vitest';
import { localeCookieName } from '#i18n/locale-cookie.ts';
import { locales, otherLocales } from '#i18n/locales.ts';
import { serviceIds } from '#content/schemas/shared.ts';
import { projectsOfRoute, routes } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { inEveryEngine, visitSite } from './support/engine-test.ts';
import { pathOf, quotation, sees, untilAwake } from './support/looking.ts';

inEveryEngine((engine) => {
  for (const [index, { code, iso }] of locales.entries()) {
    // Both ways in every language would take twice as long, and show no more.
    const scripts = index === 0;
    describe(`a reader of ${iso} ${scripts ? 'with' : 'without'} scripts`, () => {
      const visit = visitSite(engine, { language: iso, scripts });
      const open = async (route: string) => {
        await visit.visitor.open(visit.site + localizePath(code, route));
        if (scripts) await expect.poll(() => untilAwake(visit.visitor)).toBe(true);
      };

      test('opens the menu, and closes it with Escape', async () => {
        const { visitor } = visit;
        await visitor.resize(390, 844);
        await open(routes.contact);
        expect(await sees(visitor, '#menu a')).toBe(false);
        await visitor.click('.toggle');
        await expect.poll(() => sees(visitor, '#menu li:last-child a')).toBe(true);
        await visitor.press('Escape');
        await expect.poll(() => sees(visitor, '#menu a')).toBe(false);
      });

      test('opens the list of languages, and closes it again', async () => {
        const { visitor } = visit;
        await open(routes.contact);
        await visitor.click('.language summary');
        await expect.poll(() => sees(visitor, '.language a')).toBe(true);
        if (scripts) {
          await expect.poll(() => untilAwake(visitor, 'LanguageMenu')).toBe(true);
          await visitor.press('Escape');
        } else await visitor.click('.language summary');
        await expect.poll(() => sees(visitor, '.language a')).toBe(false);
      });

      test('hears another customer by a click, and the next by an arrow key', async () => {
        const { visitor } = visit;
        await open(routes.about);
        expect(await quotation(visitor)).toEqual([0]);
        await visitor.click('.carousel div:nth-of-type(3) label');
        await expect.poll(() => quotation(visitor)).toEqual([2]);
        await visitor.press('ArrowRight');
        await expect.poll(() => quotation(visitor)).toEqual([3]);
        await visitor.press('ArrowLeft');
        await expect.poll(() => quotation(visitor)).toEqual([2]);
      });

      test('sees the projects of one service', async () => {
        const { visitor } = visit;
        await open(routes.portfolio);
        await visitor.click('.links li:last-child a');
        await expect.poll(() => pathOf(visitor)).toContain(localizePath(code, projectsOfRoute('')));
        await expect.poll(() => sees(visitor, '.links li:last-child [aria-current]')).toBe(true);
      });

      test('opens a question, and closes it again', async () => {
        const { visitor } = visit;
        await open(`${routes.services}/${serviceIds[0] ?? ''}`);
        await visitor.click('main summary');
        await expect.poll(() => sees(visitor, 'main details p')).toBe(true);
        await visitor.click('main summary');
        await expect.poll(() => sees(visitor, 'main details p')).toBe(false);
      });

      test('sees the bar darken once the page is scrolled, where scripts or the sheet can', async () => {
        const { visitor } = visit;
        await open(routes.about);
        const ground = () =>
          visitor.ask(
            () => getComputedStyle(document.querySelector('header') ?? document.body).backgroundColor,
          );
        const light = await ground();
        const timelines = await visitor.ask(() => CSS.supports('animation-timeline: scroll()'));
        await visitor.ask(() => scrollTo({ top: 600, behavior: 'instant' }));
        if (scripts || timelines) await expect.poll(ground).not.toBe(light);
        else expect(await ground()).toBe(light);
      });

      test('changes the language, and the choice is kept', async () => {
        const { visitor } = visit;
        const [other] = otherLocales(code);
        await open(routes.services);
        await visitor.click('.language summary');
        await expect.poll(() => sees(visitor, '.language a')).toBe(true);
        await visitor.click('.language a');
        await expect.poll(() => pathOf(visitor)).toBe(localizePath(other?.code ?? code, routes.services));
        expect(await visitor.ask(() => document.cookie)).toContain(`${localeCookieName}=${other?.code}`);
        expect(visitor.complaints).toEqual([]);
      });
    });
  }
});
