import { describe, expect, test } from 'vitest';
import { locales, type LocaleCode } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { itemRoute, listRoute, sections } from '#site/routes.ts';
import { readItems } from '#tests/support/content.ts';
import { kindOf, listedPages, type Page } from '#tests/support/pages.ts';

/** The pages of a list, in their order. */
const listPages = (locale: LocaleCode, route: string): Page[] =>
  listedPages
    .filter((page) => page.locale === locale)
    .filter((page) => page.route === route || page.route.startsWith(`${route}/page/`))
    .sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));

describe.each(locales)('$name', ({ code }) => {
  test.each(sections)('list: %s has each published item once, and each has its page', (section) => {
    const published = readItems(section, code).map(({ slug }) =>
      localizePath(code, itemRoute(section, slug)),
    );
    const listed = listPages(code, listRoute(section))
      .flatMap(({ document }) => document.querySelectorAll('main li :is(h2, h3) a'))
      .map((link) => link.getAttribute('href'));
    expect(listed.toSorted()).toEqual(published.toSorted());
    const built = listedPages.filter(
      ({ locale, route }) => locale === code && kindOf(route) === `${listRoute(section)}/{slug}`,
    );
    expect(built.map(({ path }) => path).toSorted()).toEqual(published.toSorted());
  });
});
