import { describe, expect, test } from 'vitest';
import type { SectionName } from '#content/collections.ts';
import { serviceSlug } from '#content/slug.ts';
import { defaultLocale, locales, type LocaleCode } from '#i18n/shared/locales.ts';
import { localizePath } from '#i18n/shared/urls.ts';
import { texts } from '#i18n/texts.ts';
import { itemRoute, listRoute, projectsOfRoute, routes, sections } from '#site/routes.ts';
import { readItems } from '#tests/support/content.ts';
import { kindOf, listedPages, type Page } from '#tests/support/pages.ts';
import { checkPages, compare } from './check-pages.ts';
import { newest } from './content-items.ts';

/** The pages of a list, in their order. */
const listPages = (locale: LocaleCode, route: string): Page[] =>
  listedPages
    .filter((page) => page.locale === locale)
    .filter((page) => page.route === route || page.route.startsWith(`${route}/page/`))
    .sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));

/** The items that a list links to, once for each link. */
const listedItems = (locale: LocaleCode, route: string) =>
  listPages(locale, route)
    .flatMap(({ document }) => document.querySelectorAll('main li :is(h2, h3) a'))
    .map((link) => link.getAttribute('href'));

/** The services in the order of the texts. */
const servicesOf = (locale: LocaleCode) =>
  texts[locale].services['services-items'].map(({ name }) => serviceSlug(name));

const pathsOf = (locale: LocaleCode, section: SectionName, ids: string[]) =>
  ids.map((id) => localizePath(locale, itemRoute(section, id)));

test('routes: the six services keep their URLs', () => {
  expect(servicesOf(defaultLocale).toSorted()).toEqual([
    ...['it-consultancy', 'mobile-app-development', 'seo'],
    ...['web-development', 'web-hosting', 'website-design'],
  ]);
});

describe.each(locales)('$name', ({ code }) => {
  test.each(sections)('list: %s has each published item once, and no other item has a page', (section) => {
    const ids = readItems(section, code).map(({ id }) => id);
    const published = pathsOf(code, section, ids).toSorted();
    expect(listedItems(code, listRoute(section)).toSorted()).toEqual(published);
    const built = listedPages.filter(
      ({ locale, route }) => locale === code && kindOf(route) === `${listRoute(section)}/{id}`,
    );
    expect(built.map(({ path }) => path).toSorted()).toEqual(published);
  });

  test.each(sections)('pagination: %s links first, previous, next and last page', (section) => {
    const pages = listPages(code, listRoute(section));
    for (const [index, { path, document }] of pages.entries()) {
      const hrefs = document
        .querySelectorAll('main > nav ol a, main > nav [rel]')
        .map((link) => link.getAttribute('href'));
      const linked = [pages[0], pages[index - 1], pages[index + 1], pages.at(-1)];
      const missing = linked.filter((page) => page && page.path !== path && !hrefs.includes(page.path));
      expect(missing.map((page) => page?.path)).toEqual([]);
      const current = document.querySelector('main > nav ol [aria-current="page"]')?.getAttribute('href');
      expect(current).toBe(pages.length === 1 ? undefined : path);
    }
  });

  test.each(sections)('list: %s names the number of items that only other languages have', (section) => {
    const ids = (locale: LocaleCode) => readItems(section, locale).map(({ id }) => id);
    const missing = new Set(locales.flatMap((other) => ids(other.code))).difference(new Set(ids(code)));
    const [{ document } = { document: undefined }] = listPages(code, listRoute(section));
    const counts = document
      ?.querySelectorAll('.other-locales a')
      .map(({ text }) => Number(/\d+/.exec(text)?.[0] ?? 1));
    expect(counts?.reduce((sum, count) => sum + count, 0)).toBe(missing.size);
  });

  test('list: services follow the order of the texts', () => {
    expect(listedItems(code, routes.services)).toEqual(pathsOf(code, 'services', servicesOf(code)));
  });

  test('list: news is sorted by date, newest first', () => {
    const dates = listPages(code, routes.news)
      .flatMap(({ document }) => document.querySelectorAll('main li time'))
      .map((time) => time.getAttribute('datetime') ?? '');
    expect(dates).toHaveLength(readItems('news', code).length);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('list: the portfolio is sorted by year, newest first', () => {
    const paths = newest('projects', code).map(({ path }) => path);
    expect(listedItems(code, routes.portfolio)).toEqual(paths);
  });

  test('list: the projects of a service are the ones that name it', () => {
    for (const service of servicesOf(code)) {
      const projects = readItems('projects', code).filter(({ services }) => services.includes(service));
      const paths = pathsOf(
        code,
        'projects',
        projects.map(({ id }) => id),
      );
      expect(listedItems(code, projectsOfRoute(service)).toSorted(), service).toEqual(paths.toSorted());
    }
  });
});

test('filter: aria-current marks the list that is shown', () => {
  checkPages(
    ({ document, path }) => {
      const found = document
        .querySelectorAll('.links [aria-current]')
        .map((link) => [link.getAttribute('href')?.replace('#text', ''), link.getAttribute('aria-current')]);
      const [list, number] = path.split('/page/');
      const isEmpty = document.querySelector('main li h2') === null;
      return compare(found, isEmpty ? [] : [[list, number ? 'true' : 'page']]);
    },
    listedPages.filter(({ route }) => /^\/portfolio(?:$|\/services|\/page)/.test(route)),
  );
});
