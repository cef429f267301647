import { expect, test } from 'vitest';
import { kindOf, pages, type Page } from '#tests/support/pages.ts';
import { checkPages, compare } from './check-pages.ts';

const titlesOf = ({ document }: Page) =>
  document.querySelectorAll('head title').map((title) => title.textContent.trim());

const descriptionsOf = ({ document }: Page) =>
  document
    .querySelectorAll('head meta[name="description"]')
    .map((meta) => meta.getAttribute('content')?.trim() ?? '');

/** The group of pages whose titles and descriptions must differ from each other. */
const groupOf = ({ locale, route }: Page) =>
  `${locale}, ${kindOf(route).endsWith('/{slug}') ? kindOf(route) : 'fixed pages'}`;

test.each([
  ['title', titlesOf],
  ['description', descriptionsOf],
])('%s: every page has one of its own', (_name, read) => {
  checkPages((page) => compare(read(page).filter(Boolean).length, 1));
  const groups = Map.groupBy(pages, (page) => `${groupOf(page)}: ${read(page).join()}`);
  expect([...groups].filter(([, group]) => group.length > 1).map(([key]) => key)).toEqual([]);
});
