import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { siteUrl } from '#company';
import { nameLanguages } from '#i18n/format.ts';
import { defaultLocale, getLocale, locales, otherLocales, type LocaleCode } from '#i18n/locales.ts';
import { listRoute, routes, sections } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';
import { root } from '#tests/support/folders.ts';
import { findPage, listedPages, type Page } from '#tests/support/pages.ts';
import { texts } from '#tests/support/texts.ts';
import { complaints } from '#tests/site/complaints.ts';

const exists = (locale: LocaleCode, route: string) => findPage(localizePath(locale, route)) !== undefined;

/** The translation of a page, or the nearest list in the other language. */
function switchTarget({ route, listed }: Page, to: LocaleCode): string {
  const section = sections.map(listRoute).find((list) => route.startsWith(`${list}/`));
  const fallback = section ?? routes.home;
  return localizePath(to, listed && exists(to, route) ? route : fallback);
}

/** `hreflang` and URL of every translation of a page, one string each. */
const expectedAlternates = (route: string): string[] => {
  const versions = locales.filter(({ code }) => exists(code, route));
  const fallback = versions.find(({ code }) => code === defaultLocale) ?? versions[0];
  return [
    ...versions.map(({ code, iso }) => `${iso} ${siteUrl}${localizePath(code, route)}`),
    ...(fallback ? [`x-default ${siteUrl}${localizePath(fallback.code, route)}`] : []),
  ].sort();
};

const shapesOf = (element: HTMLElement) =>
  element
    .querySelectorAll('svg path')
    .map((path) => path.getAttribute('d'))
    .join();

/** The paths that a flag is drawn with. */
const drawing = (flag: string) =>
  shapesOf(parse(readFileSync(join(root, `node_modules/flag-icons/flags/4x3/${flag}.svg`), 'utf8')));

test('lang: every page declares its language', () => {
  const wrong = complaints(({ document, locale }) => {
    const lang = document.querySelector('html')?.getAttribute('lang');
    return lang === getLocale(locale).iso ? [] : [`has lang="${lang}"`];
  });
  expect(wrong).toEqual([]);
});

test('language switch: it leads to the translation, or to the list of the section', () => {
  const wrong = complaints((page) => {
    const links = page.document.querySelectorAll('body > header a[hreflang]');
    const found = links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`);
    const wanted = otherLocales(page.locale).map(({ code }) => `${code} ${switchTarget(page, code)}`);
    return found.join() === wanted.join() ? [] : [`switches to ${found.join()}, expected ${wanted.join()}`];
  });
  expect(wrong).toEqual([]);
});

/** The note of the switch for a language that lacks the item. */
const noteOf = (page: Pick<Page, 'route'>, code: LocaleCode) => {
  const languages = locales.map((locale) => locale.code).filter((other) => exists(other, page.route));
  const isItem = sections.some((name) => new RegExp(`^${listRoute(name)}/[^/]+$`).test(page.route));
  const note = texts[code].main.navbar.language.only;
  return isItem && !exists(code, page.route)
    ? note.replace('{{language}}', nameLanguages(languages, code))
    : '';
};

test('language switch: each language has its own name, `lang` and flag', () => {
  const wrong = complaints(({ document, ...page }) =>
    document
      .querySelectorAll('body > header a[hreflang]')
      .filter((link) => {
        const locale = locales.find(({ code }) => code === link.getAttribute('hreflang'));
        if (!locale) return true;
        const text = `${locale.name} ${noteOf(page, locale.code)}`.trim();
        const named =
          link.textContent.trim().replace(/\s+/g, ' ') === text && link.getAttribute('lang') === locale.code;
        return !named || shapesOf(link) !== drawing(locale.flag);
      })
      .map(String),
  );
  expect(wrong).toEqual([]);
});

test('hreflang: every page lists all its translations and x-default, and no others', () => {
  const wrong = complaints(({ document, route }) => {
    const found = document
      .querySelectorAll('link[rel="alternate"][hreflang]')
      .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
      .sort();
    const wanted = expectedAlternates(route);
    return found.join() === wanted.join() ? [] : [`has ${found.join(', ')}; expected ${wanted.join(', ')}`];
  }, listedPages);
  expect(wrong).toEqual([]);
});

test('data-text: error pages mark their texts with the right keys, other pages none', () => {
  const textAt = (locale: LocaleCode, key: string) =>
    key.split('.').reduce<unknown>((part, name) => Reflect.get(Object(part), name), texts[locale]);
  const wrong = complaints(({ document, locale, listed }) =>
    document.querySelectorAll('[data-text], [data-label]').flatMap((element) => {
      const { 'data-text': text, 'data-label': label, 'data-name': name = '' } = element.attributes;
      const says = [
        [text, element.textContent.trim()],
        [label, element.getAttribute('aria-label')],
      ] as const;
      return says
        .filter(
          ([key, said]) => listed || (key && String(textAt(locale, key)).replace('{{name}}', name) !== said),
        )
        .map(([key]) => `names ${key}`);
    }),
  );
  expect(wrong).toEqual([]);
});
