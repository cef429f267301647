import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HTMLElement } from 'node-html-parser';
import { parse } from 'yaml';
import type { CollectionName } from '#content/collections.ts';
import { companyIn } from '#i18n/facts.ts';
import { locales, type LocaleCode } from '#shared/locales.ts';
import { texts } from '#i18n/texts.ts';
import { listRoute, routeOf, sections } from '#site/routes.ts';
import { manifest } from '#tests/support/manifest.ts';
import { kindOf, type Page } from '#tests/support/pages.ts';
import { formatDate, lists, type Fields, type Item } from './content-items.ts';

/** A line of a page, or lines for each thing of a list, which has a name in them. */
type Part = string | { each: string; as: string; before?: string[]; lines: string[]; none?: string[] };

/** What is shown, by the selector of an element. */
export type Row = Record<string, Part[]>;

interface Table {
  'every page': Row;
  'kinds of page': Record<string, Row>;
  names: Partial<Record<CollectionName, string>>;
  items: Record<string, CollectionName>;
  'not lines': Record<string, string[]>;
}

/** What each kind of page shows. */
export const table = parse(readFileSync(join(import.meta.dirname, 'content.yaml'), 'utf8')) as Table;

/** The collection of the item that a page is about, if it is about one. */
export const collectionOf = ({ route }: Page): CollectionName | undefined =>
  table.items[kindOf(route)] ?? sections.find((name) => kindOf(route) === `${listRoute(name)}/{slug}`);

/** What a page shows. Sections that a company has added have rows in common. */
export function rowOf({ route }: Page): Row | undefined {
  const kinds = table['kinds of page'];
  const added = sections.find(
    (name) => !(name in table.names) && `${route}/`.startsWith(`${listRoute(name)}/`),
  );
  return kinds[kindOf(route)] ?? (added && kinds[kindOf(route).replace(listRoute(added), '/{section}')]);
}

const notLines = new Set(Object.values(table['not lines']).flat());

/** Whether the text or field with a path is a line of a page. */
export const isLine = (path: string): boolean =>
  !notLines.has(path.replace(/\.\d+/g, '')) && !notLines.has(path.replace(/^.*\./, ''));

const isGroup = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** @returns the path and the text of everything in a group, in its order */
export function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (isGroup(value)) return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${path}.${key}`));
  return value !== undefined && isLine(path) ? [{ path, text: String(value) }] : [];
}

/** A path in a line, which may have several. */
export const pathPattern = /[\w{}-]+(?:\.[\w{}-]+)+/g;

interface Line {
  path: string;
  /** With placeholders, which the fields fill, or else facts. */
  text: string;
  fields: Fields;
}

/** The texts of a language, as pages show them. */
function shownTexts(locale: LocaleCode): Fields {
  const { about, main } = texts[locale];
  // The menu leaves out sections that the site doesn't have.
  const menu = main.navbar.items.filter(({ name }) => routeOf(name));
  const items = about.timeline.items.map(({ date, ...item }) => {
    const month = formatDate(new Date(date), locale, { month: 'long' });
    return { month, year: date.slice(0, 4), ...item };
  });
  return {
    ...texts[locale],
    about: { ...about, timeline: { ...about.timeline, items } },
    main: { ...main, navbar: { ...main.navbar, items: menu } },
    company: companyIn(locale),
    page: { language: locale.toUpperCase() },
  };
}

const textsByLocale = new Map(locales.map(({ code }) => [code, shownTexts(code)]));

/**
 * Lists the lines that a page must have.
 * @param item the item that the page is about
 */
export function expectLines(parts: Part[], page: Page, item?: Item): Line[] {
  const own = item && { [table.names[item.collection] ?? 'item']: item };
  return linesOf(
    parts,
    page,
    { ...textsByLocale.get(page.locale), ...own },
    item ?? { year: manifest.day.slice(0, 4) },
  );
}

/** Lists the lines of parts that are about an item or a thing with fields. */
function linesOf(parts: Part[], page: Page, all: Fields, fields: Fields): Line[] {
  const valueOf = (path: string) =>
    path.split('.').reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), all);
  return parts.flatMap((part) => {
    if (typeof part === 'string') {
      const path = part.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name]));
      const text = path.replace(pathPattern, (one) => String(valueOf(one)));
      const found = path.match(pathPattern)?.[0] === path ? textsIn(valueOf(path), path) : [{ path, text }];
      return found.map((line) => ({ ...line, fields }));
    }
    const { each, as, before = [], lines, none = [] } = part;
    const list = lists[each];
    if (!list) throw new Error(`content-items.ts has no list “${each}”, which content.yaml names: add it.`);
    const things = list(page);
    return [
      ...linesOf(things.length > 0 ? before : none, page, all, fields),
      ...things.flatMap((thing) => linesOf(lines, page, { ...all, [as]: thing }, thing)),
    ];
  });
}

/** Runs of spaces become one. */
const normalize = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Lists what an element has for readers, also for those with a screen reader, and the addresses of its links.
 * @param element an element, or a script with JSON
 */
export function readLines(element: HTMLElement): string[] {
  if (element.getAttribute('type') === 'application/json')
    return textsIn(JSON.parse(element.textContent), '').map(({ text }) => text);
  const attributes = ['href', 'alt', 'aria-label', 'title', 'content'];
  const lines = [
    ...attributes.map((name) => element.getAttribute(name) ?? ''),
    ...element.childNodes.flatMap((node) =>
      node instanceof HTMLElement ? readLines(node) : node.textContent,
    ),
  ];
  return lines.map(normalize).filter(Boolean);
}

/** A fact may be any words. */
function toPattern({ text, fields }: Line): RegExp {
  const filled = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(fields[name] ?? '\0'));
  const parts = normalize(filled).split('\0');
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`, 'u');
}

/**
 * Looks for lines among those that there are, one after another.
 * @returns a problem that names the first one that isn't there, or isn't in its place
 */
export function findMissing(lines: string[], expected: Line[]): string[] {
  let place = 0;
  const [first, ...others] = expected.filter((line) => {
    const pattern = toPattern(line);
    const found = lines.findIndex((text, index) => index >= place && pattern.test(text));
    place = Math.max(place, found + 1);
    return found < 0;
  });
  if (!first) return [];
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return [`lacks, in its place, ${first.path} “${first.text.slice(0, 60)}”${more}`];
}
