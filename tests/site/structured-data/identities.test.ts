import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { siteUrl } from '#company';
import { getLocale } from '#i18n/locales.ts';
import { complaints } from '#tests/site/complaints.ts';
import { isServed, resolveInternal } from '#tests/site/references.ts';
import { listedPages, pages, type Page } from '#tests/support/pages.ts';
import { isReference, nodesOf, readGraphs, type Node } from './graphs.ts';

const idOf = (node: Node) => String(node['@id']);

const definedOn = (page: Page) => nodesOf(page).filter((node) => '@id' in node && !isReference(node));

const defined = Map.groupBy(listedPages.flatMap(definedOn), idOf);

/** What two descriptions of the same thing say differently. */
const differences = (one: Node, other: Node) =>
  Object.keys(one).filter((key) => key in other && !isDeepStrictEqual(one[key], other[key]));

test('a search engine finds one graph on each page that it may list, and none elsewhere', () => {
  const wrong = complaints((page) => {
    const graphs = readGraphs(page);
    const whole = graphs.every((graph) => Array.isArray((graph as Node)['@graph']));
    return graphs.length === (page.listed ? 1 : 0) && whole ? [] : [`has ${JSON.stringify(graphs)}`];
  }, pages);
  expect(wrong).toEqual([]);
});

test('each page is in its own graph, in its language, as part of the site', () => {
  const wrong = complaints((page) => {
    const [own, ...more] = nodesOf(page).filter(
      (node) => idOf(node) === siteUrl + page.path && !isReference(node),
    );
    const right = own?.['inLanguage'] === getLocale(page.locale).iso && own['isPartOf'] && more.length === 0;
    return right ? [] : [`describes itself as ${JSON.stringify(own)}`];
  }, listedPages);
  expect(wrong).toEqual([]);
});

test('whatever a graph points at is described, there or on another page', () => {
  const wrong = complaints(
    (page) =>
      nodesOf(page)
        .filter((node) => isReference(node) && !defined.has(idOf(node)))
        .map((node) => `points at ${idOf(node)}`),
    listedPages,
  );
  expect(wrong).toEqual([]);
});

test('an id means one thing: it is described once in a graph, and no two graphs disagree on it', () => {
  const wrong = complaints((page) => {
    const own = definedOn(page);
    const twice = own.filter((node) => own.some((other) => other !== node && idOf(other) === idOf(node)));
    return [
      ...twice.map((node) => `describes ${idOf(node)} twice`),
      ...own.flatMap((node) =>
        (defined.get(idOf(node)) ?? [])
          .flatMap((other) => differences(node, other))
          .map((key) => `gives ${idOf(node)} another ${key}`),
      ),
    ];
  }, listedPages);
  expect(wrong).toEqual([]);
});

test('each address in a graph is whole, and there to be fetched', () => {
  const addresses = (page: Page) =>
    nodesOf(page)
      .flatMap((node) => ['@id', 'url', 'image'].map((key) => node[key]))
      .filter((value) => value !== undefined)
      .map(String);
  const wrong = complaints(
    (page) =>
      addresses(page).filter((address) => {
        const url = URL.canParse(address) ? resolveInternal(address, page.path) : undefined;
        return !url || !isServed(url.pathname);
      }),
    listedPages,
  );
  expect(wrong).toEqual([]);
});
