import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { siteUrl } from '#company';
import { listRoute, projectsOfRoute, sections } from '#site/routes.ts';
import { complaints } from '#tests/site/complaints.ts';
import { kindOf, listedPages, type Page } from '#tests/support/pages.ts';
import { idsIn, nodesOf, thingsOf, type Node } from './graphs.ts';

const textOf = (element: HTMLElement | null | undefined) => element?.textContent.trim().replace(/\s+/g, ' ');

const linksIn = ({ document }: Page, selector: string) => document.querySelectorAll(selector);

const addressOf = (link: HTMLElement) => siteUrl + (link.getAttribute('href') ?? '');

const entriesOf = (page: Page, type: string) =>
  thingsOf(page, type).flatMap((list) => list['itemListElement'] as Node[]);

/** Both as one text, so that a difference can be read. */
const compare = (told: unknown, shown: unknown) => {
  const [one, other] = [JSON.stringify(told), JSON.stringify(shown)];
  return one === other ? [] : [`tells ${one}, shows ${other}`];
};

const isList = ({ route }: Page) =>
  route.startsWith(projectsOfRoute('')) ||
  sections.map(listRoute).includes(route.replace(/\/page\/\d+$/, '') as ReturnType<typeof listRoute>);

const itemsOf = (page: Page) => (isList(page) ? linksIn(page, 'main li :is(h2, h3) a').map(addressOf) : []);

const itemPages = listedPages.filter(({ route }) => /^\/\w+\/\{id\}$/.test(kindOf(route)));

test('a search engine is told the same way from the home page as a reader sees', () => {
  const wrong = complaints((page) => {
    const shown = linksIn(page, 'main nav ol a[href]:not(main > nav a)').map((link, index) => [
      index + 1,
      textOf(link),
      addressOf(link),
    ]);
    const told = entriesOf(page, 'BreadcrumbList').map(({ position, name, item }) => [
      position,
      name,
      ...idsIn(item),
    ]);
    return compare(told, shown);
  }, listedPages);
  expect(wrong).toEqual([]);
});

test('a search engine is told the items of a list as a reader sees them, in their order', () => {
  const wrong = complaints((page) => {
    const told = entriesOf(page, 'ItemList').map(({ position, url }) => [position, url]);
    return compare(
      told,
      itemsOf(page).map((address, index) => [index + 1, address]),
    );
  }, listedPages);
  expect(listedPages.flatMap(itemsOf).length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test('a search engine is told the questions and answers that a reader sees', () => {
  const shownOn = ({ document }: Page) =>
    document
      .querySelectorAll('main details')
      .map((details) => [textOf(details.querySelector('summary')), textOf(details.querySelector('p'))]);
  const wrong = complaints((page) => {
    const told = thingsOf(page, 'Question').map(({ name, acceptedAnswer }) => [
      name,
      (acceptedAnswer as Node)['text'],
    ]);
    return compare(told, shownOn(page));
  }, listedPages);
  expect(listedPages.flatMap(shownOn).length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test('the page of an item tells a search engine the title, the day and the services that a reader sees', () => {
  const wrong = complaints((page) => {
    const own = siteUrl + page.path;
    const topics = nodesOf(page).filter(({ mainEntityOfPage }) => idsIn(mainEntityOfPage).includes(own));
    const told = topics.map((topic) => [
      topic['headline'] ?? topic['name'],
      topic['datePublished'] ?? null,
      idsIn(topic['about']),
    ]);
    const shown = [
      textOf(page.document.querySelector('h1')),
      page.document.querySelector('main article time')?.getAttribute('datetime') ?? null,
      linksIn(page, 'main article dl a').map((link) => `${addressOf(link)}#topic`),
    ];
    return compare(told, [shown]);
  }, itemPages);
  expect(itemPages.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test('nothing is rated or reviewed: what customers say, we chose ourselves', () => {
  const wrong = complaints(
    (page) =>
      nodesOf(page)
        .flatMap((node) => [...Object.keys(node), String(node['@type'])])
        .filter((word) => /rating|review/i.test(word)),
    listedPages,
  );
  expect(wrong).toEqual([]);
});
