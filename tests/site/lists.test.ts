import { expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { serviceSlug, type PagedCollection } from '#content/collections.ts';
import { itemRoute, listRoute, projectsOfRoute, sections } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { readItems } from '#tests/support/content.ts';
import { listedPages, type Page } from '#tests/support/pages.ts';
import { texts } from '#tests/support/texts.ts';

/** The pages of a section's list, in their order. */
const listPages = (section: PagedCollection, locale: LocaleCode): Page[] =>
  listedPages
    .filter((page) => page.locale === locale)
    .filter(({ route }) => route === listRoute(section) || route.startsWith(`${listRoute(section)}/page/`))
    .sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));

/** The items that a list links to, once for each link. */
const listedItems = (section: PagedCollection, locale: LocaleCode): string[] =>
  listPages(section, locale)
    .flatMap(({ document }) => document.querySelectorAll('main li :is(h2, h3) a'))
    .map((link) => link.getAttribute('href') ?? '');

for (const { code, name } of locales) {
  for (const section of sections) {
    test(`list: ${section} in ${name} has each published item once`, () => {
      const written = readItems(section, code).map(({ id }) => localizePath(code, itemRoute(section, id)));
      expect(listedItems(section, code).sort()).toEqual(written.sort());
    });
  }

  for (const section of sections) {
    test(`pagination: ${section} in ${name} links first, previous, next and last page`, () => {
      const pages = listPages(section, code);
      const wrong = pages.flatMap(({ path, document }, index) => {
        const hrefs = document
          .querySelectorAll('main > nav ol a, main > nav [rel]')
          .map((link) => link.getAttribute('href'));
        const wanted = [pages[0], pages[index - 1], pages[index + 1], pages.at(-1)];
        const missing = wanted.filter((page) => page && page.path !== path && !hrefs.includes(page.path));
        const current = document.querySelector('main > nav ol [aria-current="page"]')?.getAttribute('href');
        const marked = pages.length === 1 || current === path;
        return missing.length > 0 || !marked ? [`${path} links to ${hrefs.join()}, marks ${current}`] : [];
      });
      expect(wrong).toEqual([]);
    });
  }

  test(`list: services in ${name} follow the order of the texts, with slugs of their names`, () => {
    const services = texts[code].services['services-items'].map((service) =>
      localizePath(code, itemRoute('services', serviceSlug(service.name))),
    );
    expect(listedItems('services', code)).toEqual(services);
  });

  test(`list: news in ${name} is sorted by date, newest first`, () => {
    const dates = listPages('news', code)
      .flatMap(({ document }) => document.querySelectorAll('main li time'))
      .map((time) => time.getAttribute('datetime') ?? '');
    expect(dates).toHaveLength(readItems('news', code).length);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test(`list: projects of each service in ${name} are the ones that name it`, () => {
    const projects = readItems('projects', code);
    for (const { name: serviceName } of texts[code].services['services-items']) {
      const service = serviceSlug(serviceName);
      const route = localizePath(code, projectsOfRoute(service));
      const linked = listedPages
        .filter(({ path }) => path === route || path.startsWith(`${route}/page/`))
        .flatMap(({ document }) => document.querySelectorAll('main li :is(h2, h3) a'))
        .map((link) => link.getAttribute('href'));
      const expected = projects
        .filter(({ services }) => services.includes(service))
        .map(({ id }) => localizePath(code, itemRoute('projects', id)));
      expect(linked.sort(), service).toEqual(expected.sort());
    }
  });
}
