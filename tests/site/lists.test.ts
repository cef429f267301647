import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { siteUrl } from '#company';
import { locales } from '#i18n/locales.ts';
import type { PagedCollection } from '#content/collections.ts';
import { serviceSlug } from '#content/service-slug.ts';
import { itemRoute, listRoute, sections } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { readItems } from '#tests/support/content.ts';
import { dist } from '#tests/support/folders.ts';
import { listedPages, type Page } from '#tests/support/pages.ts';
import { texts } from '#tests/support/texts.ts';

/** The pages over which a section's list runs, in their order. */
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

const feedPath = (locale: LocaleCode) => localizePath(locale, '/rss.xml');

const readFeed = (locale: LocaleCode) =>
  parse(readFileSync(dist + feedPath(locale).slice(1), 'utf8'), { voidTag: { tags: [] } });

for (const { code, name } of locales) {
  for (const section of sections) {
    test(`the list of ${section} shows a reader of ${name} each item of that language once`, () => {
      const written = readItems(section, code).map(({ id }) => localizePath(code, itemRoute(section, id)));
      expect(listedItems(section, code).sort()).toEqual(written.sort());
    });
  }

  for (const section of sections) {
    test(`a reader of ${name} gets on from each page of the list of ${section}, back, and to both ends`, () => {
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

  test(`a reader of ${name} sees the services in the order of the texts, at addresses made from their names`, () => {
    const services = texts[code].services['services-items'].map((service) =>
      localizePath(code, itemRoute('services', serviceSlug(service.name))),
    );
    expect(listedItems('services', code)).toEqual(services);
  });

  test(`a reader of ${name} sees the newest news first`, () => {
    const dates = listPages('news', code)
      .flatMap(({ document }) => document.querySelectorAll('main li time'))
      .map((time) => time.getAttribute('datetime') ?? '');
    expect(dates).toHaveLength(readItems('news', code).length);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test(`the feed brings a reader of ${name} the newest news of that language in the order of the list`, () => {
    const links = readFeed(code)
      .querySelectorAll('item > link')
      .map((link) => link.textContent);
    expect(links).toEqual(
      listedItems('news', code)
        .slice(0, 30)
        .map((path) => siteUrl + path),
    );
  });

  test(`the feed tells a reader of ${name} its own address and the page that it belongs to`, () => {
    const channel = readFeed(code).querySelector('channel');
    expect(channel?.querySelector('> link')?.textContent).toBe(
      siteUrl + localizePath(code, listRoute('news')),
    );
    expect(channel?.querySelector('> atom\\:link')?.attributes).toEqual({
      href: siteUrl + feedPath(code),
      rel: 'self',
      type: 'application/rss+xml',
    });
  });
}
