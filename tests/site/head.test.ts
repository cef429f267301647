import { expect, test } from 'vitest';
import { siteUrl } from '#company';
import { getLocale } from '#i18n/locales.ts';
import { kindOf, listedPages, pages, type Page } from '#tests/support/pages.ts';
import { complaints } from '#tests/site/complaints.ts';

const titleOf = ({ document }: Page) =>
  document.querySelectorAll('head title').map((title) => title.textContent.trim());

const metaOf = ({ document }: Page, selector: string) =>
  document.querySelectorAll(`head meta${selector}`).map((meta) => meta.getAttribute('content')?.trim() ?? '');

const descriptionOf = (page: Page) => metaOf(page, '[name="description"]');

/** The group of pages whose titles and descriptions must differ from each other. */
const listOf = ({ route }: Page) => (kindOf(route).endsWith('/{id}') ? kindOf(route) : 'fixed pages');

/** Values that several pages of a language share. */
function repeated(value: (page: Page) => string[]): string[] {
  const groups = Map.groupBy(pages, (page) => `${page.locale}, ${listOf(page)}: ${value(page).join()}`);
  return [...groups].filter(([, group]) => group.length > 1).map(([key]) => key);
}

test('title: every page has one of its own', () => {
  expect(
    complaints((page) => (titleOf(page).filter(Boolean).length === 1 ? [] : ['needs one title'])),
  ).toEqual([]);
  expect(repeated(titleOf)).toEqual([]);
});

test('description: every page has one of its own', () => {
  const wrong = complaints((page) =>
    descriptionOf(page).filter(Boolean).length === 1 ? [] : ['needs one description'],
  );
  expect(wrong).toEqual([]);
  expect(repeated(descriptionOf)).toEqual([]);
});

test('canonical: every page names its own URL, and og:url the same', () => {
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

test('canonical: an error page has none, and no alternates', () => {
  const unlisted = pages.filter(({ listed }) => !listed);
  const wrong = complaints(
    ({ document }) =>
      document.querySelectorAll('link[rel="canonical"], link[hreflang], meta[property="og:url"]').map(String),
    unlisted,
  );
  expect(unlisted.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test('og:locale: every page names its language and its translations', () => {
  const tag = (iso: string | undefined) => iso?.replace('-', '_');
  const wrong = complaints((page) => {
    const others = page.document
      .querySelectorAll('link[hreflang]:not([hreflang="x-default"])')
      .map((link) => tag(link.getAttribute('hreflang')));
    const found = metaOf(page, '[property^="og:locale"]');
    const own = tag(getLocale(page.locale).iso);
    const expected = [own, ...others.filter((other) => other !== own)];
    return found.join() === expected.join() ? [] : [`has ${found.join()}, expected ${expected.join()}`];
  }, listedPages);
  expect(wrong).toEqual([]);
});
