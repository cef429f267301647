import { expect, test } from 'vitest';
import { siteUrl } from '#company';
import { getLocale } from '#i18n/locales.ts';
import { longestSummary, longestTitle } from '#content/schemas/shared.ts';
import { kindOf, listedPages, pages, type Page } from '#tests/support/pages.ts';
import { complaints } from '#tests/site/complaints.ts';

/** What editors may write; the other descriptions are held to it as well, as search engines show no more. */

const titleOf = ({ document }: Page) =>
  document.querySelectorAll('head title').map((title) => title.textContent.trim());

const metaOf = ({ document }: Page, selector: string) =>
  document.querySelectorAll(`head meta${selector}`).map((meta) => meta.getAttribute('content')?.trim() ?? '');

const descriptionOf = (page: Page) => metaOf(page, '[name="description"]');

/** Fixed pages are told from each other, and the items of a list. */
const listOf = ({ route }: Page) => (kindOf(route).endsWith('/{id}') ? kindOf(route) : 'fixed pages');

/** Values that stand on several pages of a language. */
function repeated(value: (page: Page) => string[]): string[] {
  const groups = Map.groupBy(pages, (page) => `${page.locale}, ${listOf(page)}: ${value(page).join()}`);
  return [...groups].filter(([, group]) => group.length > 1).map(([key]) => key);
}

test('a reader with many tabs can tell each page by its title, which is seen whole', () => {
  const wrong = complaints((page) => {
    const [title = '', ...more] = titleOf(page);
    if (title === '' || more.length > 0) return ['wants one title'];
    return title.length > longestTitle ? [`${title.length} characters: ${title}`] : [];
  });
  expect(wrong).toEqual([]);
  expect(repeated(titleOf)).toEqual([]);
});

test('a reader of search results sees a description of each page, whole and its own', () => {
  const wrong = complaints((page) => {
    const [description = '', ...more] = descriptionOf(page);
    if (description === '' || more.length > 0) return ['wants one description'];
    return description.length > longestSummary ? [`${description.length} characters: ${description}`] : [];
  });
  expect(wrong).toEqual([]);
  expect(repeated(descriptionOf)).toEqual([]);
});

test('each page names its own address as the one to keep', () => {
  const wrong = complaints((page) => {
    const canonical = page.document
      .querySelectorAll('link[rel="canonical"]')
      .map((link) => link.getAttribute('href'));
    const found = [...canonical, ...metaOf(page, '[property="og:url"]')];
    const own = siteUrl + page.path;
    return found.length === 2 && found.every((address) => address === own) ? [] : [`has ${found.join(' ')}`];
  }, listedPages);
  expect(wrong).toEqual([]);
});

test('a page that answers for another address names none to keep', () => {
  const unlisted = pages.filter(({ listed }) => !listed);
  const wrong = complaints(
    ({ document }) =>
      document.querySelectorAll('link[rel="canonical"], link[hreflang], meta[property="og:url"]').map(String),
    unlisted,
  );
  expect(unlisted.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test('a page that is shared says its language, and in which others it can be had', () => {
  const tag = (iso: string | undefined) => iso?.replace('-', '_');
  const wrong = complaints((page) => {
    const others = page.document
      .querySelectorAll('link[hreflang]:not([hreflang="x-default"])')
      .map((link) => tag(link.getAttribute('hreflang')));
    const found = metaOf(page, '[property^="og:locale"]');
    const own = tag(getLocale(page.locale).iso);
    const wanted = [own, ...others.filter((other) => other !== own)];
    return found.join() === wanted.join() ? [] : [`says ${found.join()}, want ${wanted.join()}`];
  }, listedPages);
  expect(wrong).toEqual([]);
});
