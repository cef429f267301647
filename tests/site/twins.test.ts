import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { MdastNode } from 'satteri';
import { expect, test } from 'vitest';
import { siteUrl } from '#company';
import { getLocale } from '#i18n/locales.ts';
import { complaints } from '#tests/site/complaints.ts';
import { hasFragment, isServed, resolveInternal } from '#tests/site/references.ts';
import { dist } from '#tests/support/folders.ts';
import { files, listedPages, pages, type Page } from '#tests/support/pages.ts';
import { hasTwin, readTwin, twinFile } from '#tests/support/twins.ts';

test('each page to which visitors are led has a twin and announces it, and no other has', () => {
  const wrong = complaints((page) => {
    const announced = page.document
      .querySelectorAll('link[type="text/markdown"]')
      .map((link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`);
    const wanted = page.listed ? [`alternate /${twinFile(page)}`] : [];
    return announced.join() === wanted.join() && hasTwin(page) === page.listed
      ? []
      : [`announces ${announced.join() || 'none'}`];
  });
  expect(wrong).toEqual([]);
  expect(files.filter((file) => file.endsWith('.md')).sort()).toEqual(listedPages.map(twinFile).sort());
  expect(pages.length).toBeGreaterThan(listedPages.length);
});

test('a twin says of which page it is, in which language, in the words of its page', () => {
  const wrong = complaints((page) => {
    const meta = (selector: string) =>
      page.document.querySelector(`meta${selector}`)?.getAttribute('content');
    const { front } = readTwin(page);
    const wanted = {
      title: meta('[property="og:title"]'),
      description: meta('[name="description"]'),
      canonical: siteUrl + page.path,
      language: getLocale(page.locale).iso,
    };
    return JSON.stringify(front) === JSON.stringify(wanted) ? [] : [`says ${JSON.stringify(front)}`];
  }, listedPages);
  expect(wrong).toEqual([]);
});

const apart = 'nav, [hidden], [aria-hidden="true"], [data-footnotes] h2, [data-footnote-backref]';
const headings = 'h1, h2, h3, h4, h5, h6';
const blocks = `${headings}, p, li, td, th, dt, dd, summary, figcaption, address, pre`;

/** Without spaces, of which layout has its own. */
const joined = (text: string) => text.replace(/\s+/g, '');

/** What a part of a text says itself. */
function wordsOf(node: MdastNode): string {
  if (node.type === 'footnoteReference') return node.identifier;
  return 'value' in node && typeof node.value === 'string' ? node.value : '';
}

/** What a page says, a piece for each block; of a card the heading first. */
function piecesOf({ html }: Page): string[] {
  const main = parse(html, { blockTextElements: {} }).querySelector('main') ?? parse('');
  main.querySelectorAll(apart).forEach((element) => element.remove());
  const cards = new Set(main.querySelectorAll('li').filter((item) => item.querySelector(headings)));
  const pieces = main.querySelectorAll(blocks).map((element) => {
    const card = [...cards].find((item) => item === element.closest('li')) ?? element;
    return { element, card, rank: element.matches?.(headings) ? 0 : 1, words: '' };
  });
  // From the innermost, so that what is left of the others is their own.
  for (const piece of pieces.toReversed()) {
    piece.words = joined(piece.element.textContent);
    piece.element.remove();
  }
  // What stands in a card beside its blocks, such as its date, has a place of its own.
  const told = pieces.filter(({ element, card }) => !(element === card && cards.has(element)));
  return [...Map.groupBy(told, ({ card }) => card).values()].flatMap((group) =>
    group.toSorted((a, b) => a.rank - b.rank).map(({ words }) => words),
  );
}

test('a twin has all the words of its page, in their order', () => {
  let found = 0;
  const wrong = complaints((page) => {
    const said = joined(readTwin(page).nodes.map(wordsOf).join(''));
    let place = 0;
    return piecesOf(page).filter((words) => {
      found += 1;
      const next = said.indexOf(words, place);
      if (next >= 0) place = next + words.length;
      return next < 0;
    });
  }, listedPages);
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(listedPages.length * 2);
});

test('a twin is nothing but Markdown, with one title and headings in their order', () => {
  const wrong = complaints((page) => {
    const { nodes } = readTwin(page);
    const html = nodes.flatMap((node) => (node.type === 'html' ? [`holds ${node.value}`] : []));
    const depths = nodes.flatMap((node) => (node.type === 'heading' ? [node.depth] : []));
    const ordered = depths.every((depth, index) =>
      index === 0 ? depth === 1 : depth > 1 && depth <= (depths[index - 1] ?? 0) + 1,
    );
    return ordered && depths.length > 0 ? html : [...html, `has headings of ${depths.join()}`];
  }, listedPages);
  expect(wrong).toEqual([]);
});

test('whoever follows a link in a twin, or fetches its pictures, arrives', () => {
  let found = 0;
  const wrong = complaints((page) => {
    const addresses = readTwin(page).nodes.flatMap((node) =>
      node.type === 'link' || node.type === 'image' ? [node.url] : [],
    );
    found += addresses.length;
    return addresses.filter((address) => {
      if (!URL.canParse(address)) return true;
      const url = resolveInternal(address, page.path);
      return url && !(isServed(url.pathname) && hasFragment(url));
    });
  }, listedPages);
  expect(wrong).toEqual([]);
  expect(found).toBeGreaterThan(listedPages.length);
});

test('a picture with words is in the twin, and one without is not', () => {
  const wrong = complaints((page) => {
    const shown = page.document
      .querySelectorAll('main img[alt]:not([alt=""])')
      .map((picture) => `${picture.getAttribute('alt')} ${siteUrl}${picture.getAttribute('src')}`);
    const kept = readTwin(page).nodes.flatMap((node) =>
      node.type === 'image' ? [`${node.alt} ${node.url}`] : [],
    );
    return shown.join() === kept.join() ? [] : [`has ${kept.join()}`];
  }, listedPages);
  expect(wrong).toEqual([]);
});

test('the service worker keeps no twin', () => {
  expect(readFileSync(join(dist, 'sw.js'), 'utf8')).not.toMatch(/\.md\b/);
});
