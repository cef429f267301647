import { expect, test } from 'vitest';
import { siteUrl } from '#company';
import { getLocale } from '#i18n/locales.ts';
import { errorRoutes, offlineRoute } from '#site/urls.ts';
import { kindOf, listedPages, pages, type Page } from '#tests/support/pages.ts';
import { checkPages, compare } from './check-pages.ts';

const titlesOf = ({ document }: Page) =>
  document.querySelectorAll('head title').map((title) => title.textContent.trim());

const metaOf = ({ document }: Page, selector: string) =>
  document.querySelectorAll(`head meta${selector}`).map((meta) => meta.getAttribute('content')?.trim() ?? '');

/** The group of pages whose titles and descriptions must differ from each other. */
const groupOf = ({ locale, route }: Page) =>
  `${locale}, ${kindOf(route).endsWith('/{id}') ? kindOf(route) : 'fixed pages'}`;

test.each([
  ['title', titlesOf],
  ['description', (page: Page) => metaOf(page, '[name="description"]')],
])('%s: every page has one of its own', (_name, read) => {
  checkPages((page) => compare(read(page).filter(Boolean).length, 1));
  const groups = Map.groupBy(pages, (page) => `${groupOf(page)}: ${read(page).join()}`);
  expect([...groups].filter(([, group]) => group.length > 1).map(([key]) => key)).toEqual([]);
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
  expect([...routes].toSorted()).toEqual([...Object.values(errorRoutes), offlineRoute].toSorted());
});

test('og:locale: every page names its language and its translations', () => {
  const tag = (iso: string | undefined) => iso?.replace('-', '_');
  checkPages((page) => {
    const own = tag(getLocale(page.locale).iso);
    const alternates = page.document
      .querySelectorAll('link[hreflang]:not([hreflang="x-default"])')
      .map((link) => tag(link.getAttribute('hreflang')));
    const expected = [own, ...alternates.filter((other) => other !== own)];
    return compare(metaOf(page, '[property^="og:locale"]'), expected);
  }, listedPages);
});
