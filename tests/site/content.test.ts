import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { company } from '#company';
import { collectionNames } from '#content/collections.ts';
import { imagePaths, toFieldSchema, type FieldSchema } from '#content/fields.ts';
import { schemas } from '#content/schemas.ts';
import { weekdays } from '#i18n/format.ts';
import { defaultLocale, locales } from '#shared/locales.ts';
import { feedRoute, localizePath } from '#shared/urls.ts';
import { interfaceTexts } from '#i18n/text-files.ts';
import { routes } from '#site/routes.ts';
import { dist } from '#tests/support/folders.ts';
import { kindOf, pages, type Page } from '#tests/support/pages.ts';
import startTexts from '#tools/new-company/files/src/i18n/locales/en-GB.json' with { type: 'json' };
import { checkPages, compare } from './check-pages.ts';
import { formatDate, itemOf, type Fields, type Item } from './content-items.ts';
import {
  collectionOf,
  expectLines,
  findMissing,
  isLine,
  pathPattern,
  readLines,
  rowOf,
  table,
  textsIn,
  type Row,
} from './content-lines.ts';

/** The item that a page is about, if it is about one. */
function itemOfPage(page: Page) {
  const collection = collectionOf(page);
  return collection && itemOf(collection, page);
}

/** The feeds are read as pages are. */
const feeds = locales.map(({ code }): Page => {
  const path = localizePath(code, feedRoute);
  const html = readFileSync(join(dist, path), 'utf8');
  return {
    file: path.slice(1),
    locale: code,
    route: feedRoute,
    path,
    html,
    document: parse(html),
    listed: false,
  };
});

/** What a page lacks of a row. */
const findMissingIn = (page: Page, row: Row, item?: Item) =>
  Object.entries(row).flatMap(([selector, parts]) => {
    const element = page.document.querySelector(selector);
    const problems = findMissing(element ? readLines(element) : [], expectLines(parts, page, item));
    return problems.map((problem) => `${selector} ${problem}`);
  });

test('content: every page and feed shows the texts and fields of its kind, in order', () => {
  checkPages(
    (page) => {
      const row = rowOf(page);
      if (!row) return [`is of a new kind, ${kindOf(page.route)}: write a row for it in content.yaml`];
      const common = page.route === feedRoute ? [] : findMissingIn(page, table['every page']);
      return [...findMissingIn(page, row, itemOfPage(page)), ...common];
    },
    [...pages, ...feeds],
  );
});

/** Every path of the rows. */
const paths = [...Object.values(table['kinds of page']), table['every page']]
  .flatMap((row) => Object.values(row).flat())
  .flatMap((part) =>
    typeof part === 'string' ? part : [...(part.before ?? []), ...part.lines, ...(part.none ?? [])],
  )
  .flatMap((line) => line.match(pathPattern) ?? []);

/** Whether a path of the rows is that of a text or field, or of a group that it is in, or of a part that it has. */
const covers = (path: string, key: string) => {
  const parts = key.split('.');
  return path.split('.').every((part, index) => {
    const pattern = new RegExp(`^${part.replace(/\{\w+\}/, '[\\w-]+')}$`);
    return parts[index] === undefined || pattern.test(parts[index]);
  });
};

const fieldsIn = ({ properties, items }: FieldSchema, path: string): string[] =>
  items
    ? fieldsIn(items, path)
    : properties
      ? Object.entries(properties).flatMap(([key, field]) => fieldsIn(field, `${path}.${key}`))
      : [path];

/** Whether a row has a text or field, or it is no line. */
const isInRow = (key: string) =>
  !isLine(key) || paths.some((path) => covers(path, key.replace(/\.\d+/g, '')));

const linesIn = (texts: Fields) => Object.entries(texts).flatMap(([group, value]) => textsIn(value, group));

// A company may add texts of its own.
test('content: every text that a new company starts with is in a row of content.yaml', () => {
  expect(linesIn(startTexts).filter(({ path }) => !isInRow(path))).toEqual([]);
});

test('content: every text of the interface is in a row of content.yaml, or on a page', () => {
  const others = linesIn(interfaceTexts[defaultLocale]).filter(({ path }) => !isInRow(path));
  const isShown = (text: string) => pages.some(({ document }) => readLines(document).includes(text));
  expect(others.filter(({ text }) => !isShown(text))).toEqual([]);
});

test.each(collectionNames.filter((name) => name in table.names))(
  'content: every field of %s is in a row of content.yaml',
  (name) => {
    const fields = fieldsIn(toFieldSchema(schemas[name](imagePaths)), `${table.names[name]}`);
    expect(fields.filter((field) => !isInRow(field))).toEqual([]);
  },
);

const wordsIn = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu));

/** Targets of links, marks of notes, languages of code, numbers of lists, placeholders and entities of Markdown. */
const invisible =
  /\]\([^)\s]*|\]\[[^\]]+\]|\[\^[\w-]+\]|^\[[^\]]+\]:.*|^\s*(?:```\w*|\d+\. )|\{\{\w+\}\}|&#?\w+;/gm;

test('content: the page of an item has all words of its text', () => {
  checkPages((page) => {
    const { body = '' } = itemOfPage(page) ?? {};
    const shown = wordsIn(page.document.querySelectorAll('main').flatMap(readLines).join(' '));
    const missing = [...wordsIn(body.replace(invisible, ' ')).difference(shown)];
    return missing.length > 0 ? [`lacks “${missing.slice(0, 5).join(' ')}” of its text`] : [];
  }, pages.filter(itemOfPage));
});

test('contact: opening hours are those of the company', () => {
  const numbersIn = (text = '') => text.match(/\d+/g)?.map(Number);
  checkPages(
    ({ document, locale }) => {
      // 1 January 2024 was a Monday.
      const names = weekdays.map((_, index) =>
        formatDate(new Date(Date.UTC(2024, 0, 1 + index)), locale, { weekday: 'long' }),
      );
      const lines = document.querySelector('.opening span:has(br)')?.innerHTML.split(/<br.*?>/) ?? [];
      const found = lines
        .filter((line) => line.trim())
        .map((line) => [
          names.filter((name) => line.toLowerCase().includes(name.toLowerCase())),
          numbersIn(line),
        ]);
      const expected = company.hours.map(({ days, opens, closes }) => {
        // Days in a row are “Monday to Friday”.
        const isRange = days.length > 2 && weekdays.join().includes(days.join());
        const named = isRange ? [days[0], days.at(-1)] : days;
        return [
          names.filter((_, index) => named.some((day) => day === weekdays[index])),
          numbersIn(`${opens} ${closes}`),
        ];
      });
      return compare(found, expected);
    },
    pages.filter(({ route }) => route === routes.contact),
  );
});
