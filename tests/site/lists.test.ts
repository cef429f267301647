import { describe, expect, test } from 'vitest';
import { locales, type LocaleCode } from '#shared/locales.ts';
import { listRoute, sections } from '#site/routes.ts';
import { kindOf, listedPages, type Page } from '#tests/support/pages.ts';
import { checkPages } from './check-pages.ts';
import { newest, services } from './content-items.ts';
import { table } from './content-lines.ts';

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

describe.each(locales)('$name', ({ code }) => {
  test.each(sections)('list: %s has each published item once, in order, as pages', (section) => {
    const published = section === 'services' ? services(code) : newest(section, code);
    const paths = published.map(({ path }) => path);
    const listed = listedItems(code, listRoute(section));
    // A section that a company has added has an order of its own.
    expect(section in table.names ? listed : listed.toSorted()).toEqual(
      section in table.names ? paths : paths.toSorted(),
    );
    const built = listedPages.filter(
      ({ locale, route }) => locale === code && kindOf(route) === `${listRoute(section)}/{slug}`,
    );
    expect(built.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
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
});

test('other languages: only the first page of a list links to lists there', () => {
  const lists: string[] = sections.map(listRoute);
  checkPages(({ document, route }) =>
    lists.includes(route) ? [] : document.querySelectorAll('main .other-locales a').map(String),
  );
});
