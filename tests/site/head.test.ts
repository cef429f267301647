import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { fillFacts } from '#i18n/facts.ts';
import { getLocale } from '#shared/locales.ts';
import { errorRoutes, homeRoute, offlineRoute, sentRoute, unsentRoute } from '#shared/urls.ts';
import { texts } from '#i18n/texts.ts';
import { themeColours } from '#site/colours.ts';
import { listRoute, routes, sections } from '#site/routes.ts';
import { siteUrl } from '#site/site-settings.ts';
import { kindOf, listedPages, localesOf, pages, type Page } from '#tests/support/pages.ts';
import { checkPages, compare } from './check-pages.ts';
import { itemOf } from './content-items.ts';
import { collectionOf } from './content-lines.ts';

const titlesOf = ({ document }: Page) =>
  document.querySelectorAll('head title').map((title) => title.textContent.trim());

const metaOf = ({ document }: Page, selector: string) =>
  document.querySelectorAll(`head meta${selector}`).map((meta) => meta.getAttribute('content')?.trim() ?? '');

/** The group of pages whose titles and descriptions must differ from each other. */
const groupOf = ({ locale, route }: Page) =>
  `${locale}, ${kindOf(route).endsWith('/{slug}') ? kindOf(route) : 'fixed pages'}`;

test.each([
  ['title', titlesOf],
  ['description', (page: Page) => metaOf(page, '[name="description"]')],
])('%s: every page has one of its own', (_name, read) => {
  checkPages((page) => compare(read(page).filter(Boolean).length, 1));
  const groups = Map.groupBy(pages, (page) => `${groupOf(page)}: ${read(page).join()}`);
  expect([...groups].filter(([, group]) => group.length > 1).map(([key]) => key)).toEqual([]);
});

const isItem = ({ route }: Page) => sections.some((name) => kindOf(route) === `${listRoute(name)}/{slug}`);

const searchTitle = z.string().optional();
const textGroup = z.object({ searchTitle, index: z.object({ searchTitle }).optional() }).catch({});

/** The search title of a page that has it in the text files. */
function searchTitleOf({ route, locale }: Page) {
  const [name] = Object.entries(routes).find(([, path]) => path === route) ?? [];
  const { index, searchTitle } = textGroup.parse(new Map(Object.entries(texts[locale])).get(`${name}`));
  const found = searchTitle ?? index?.searchTitle;
  return found && fillFacts(found, locale);
}

/** What a page is called: its search title or heading, or the title of the home page. */
function nameOf(page: Page) {
  if (page.route === homeRoute) return titlesOf(page).join();
  const collection = isItem(page) ? collectionOf(page) : undefined;
  const heading = page.document.querySelector('h1')?.textContent.trim().replace(/\s+/g, ' ');
  return collection
    ? fillFacts(`${itemOf(collection, page).searchTitle}`, page.locale)
    : (searchTitleOf(page) ?? heading);
}

test('title: it is the search title or the heading, with the company where 70 characters hold both', () => {
  const named = (page: Page) =>
    fillFacts(texts[page.locale].meta.titleTemplate, page.locale).replace(
      '{{title}}',
      () => `${nameOf(page)}`,
    );
  checkPages(
    (page) => compare(titlesOf(page), [named(page).length > 70 ? nameOf(page) : named(page)]),
    pages.filter(({ route }) => route !== homeRoute),
  );
});

test('link preview: it has the name and the description of the page', () => {
  checkPages((page) => {
    const found = ['title', 'description'].flatMap((name) => metaOf(page, `[property="og:${name}"]`));
    return compare(found, [nameOf(page), ...metaOf(page, '[name="description"]')]);
  });
});

test('theme-color: every page has the one of each colour scheme', () => {
  const read = (page: Page) => (scheme: string) =>
    metaOf(page, `[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`).join();
  checkPages((page) => compare(Object.keys(themeColours).map(read(page)), Object.values(themeColours)));
});

test('canonical: every listed page names its own URL, and og:url the same', () => {
  checkPages((page) => {
    const links = page.document.querySelectorAll('link[rel="canonical"]');
    const found = [...links.map((link) => link.getAttribute('href')), ...metaOf(page, '[property="og:url"]')];
    return compare(found, [siteUrl + page.path, siteUrl + page.path]);
  }, listedPages);
});

test('noindex: error and offline pages have it, and neither canonical nor alternates', () => {
  const unlisted = pages.filter(({ listed }) => !listed);
  checkPages(
    ({ document }) =>
      document.querySelectorAll('link[rel="canonical"], link[hreflang], meta[property="og:url"]').map(String),
    unlisted,
  );
  const routes = new Set<string>(unlisted.map(({ route }) => route));
  expect([...routes].toSorted()).toEqual(
    [...Object.values(errorRoutes), offlineRoute, sentRoute, unsentRoute].toSorted(),
  );
});

test('og:locale: every page names its language and its translations', () => {
  checkPages((page) => {
    const others = localesOf(page.route).filter(({ code }) => code !== page.locale);
    const expected = [getLocale(page.locale), ...others].map(({ iso }) => iso.replace('-', '_'));
    return compare(metaOf(page, '[property^="og:locale"]'), expected);
  }, listedPages);
});
