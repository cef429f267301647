import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { isMap, isScalar, isSeq, type Scalar } from 'yaml';
import { serviceSlug } from '#content/service-slug.ts';
import {
  defaultLocale,
  fallbackErrorTexts,
  getLocale,
  locales,
  numberWords,
  sameAsEnglish,
  type LocaleCode,
} from '#i18n/locales.ts';
import { isRouteName, routes } from '#site/routes.ts';
import type { Item } from './files.ts';
import { nearest, quote, suggest, type Place, type Report } from './messages.ts';
import { readText } from './text.ts';
import { parseYaml, textsOf, type YamlDocument } from './yaml.ts';

/** The path of a language's text file, from the project's root. */
const fileOf = (locale: LocaleCode) => `src/i18n/locales/${getLocale(locale).file}`;

/**
 * Reads the text files of all languages and compares them with the English one.
 * @param root the project's folder
 * @returns the English texts, unless they cannot be read
 */
export function checkTexts(root: string, report: Report): YamlDocument | undefined {
  const texts = new Map<LocaleCode, YamlDocument>();
  for (const { code, file } of locales) {
    const hasRows = [sameAsEnglish, fallbackErrorTexts, numberWords].every((table) =>
      Object.hasOwn(table, code),
    );
    if (!file || !hasRows) report({ file: 'src/i18n/locales.ts' }, 'language-row', { language: code });
    if (!file) continue;
    const document = readJson(root, fileOf(code), report);
    if (document) texts.set(code, document);
  }
  const english = texts.get(defaultLocale);
  if (english) for (const [code, own] of texts) compare(english, own, code, report);
  return english;
}

function readJson(root: string, file: string, report: Report): YamlDocument | undefined {
  const text = readText(root, file, report);
  if (text === undefined) return undefined;
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  // Only the first: what follows from a mistake is seldom another.
  const [error] = errors;
  // What is JSON is YAML as well, whose parser knows the lines.
  if (!error) return parseYaml(file, text, 1, report);
  const problem = printParseErrorCode(error.error).replace(
    /\B[A-Z]/g,
    (letter) => ` ${letter.toLowerCase()}`,
  );
  report({ file, line: text.slice(0, error.offset).split('\n').length }, 'json', { problem });
  return undefined;
}

const parentOf = (field: string) => field.replace(/(?:^|\.)[^.[\]]+$|\[\d+\]$/, '');

const kindOf = (node: unknown) => (isSeq(node) ? 'a list' : isMap(node) ? 'a group of texts' : 'a text');
const isText = (node: unknown): node is Scalar<string> => isScalar(node) && typeof node.value === 'string';

/** Compares the texts of a language with the English ones; English is compared with itself. */
function compare(english: YamlDocument, own: YamlDocument, locale: LocaleCode, report: Report): void {
  const placeOf = (field: string) => ({ file: fileOf(locale), line: own.fields.get(field)?.line, field });
  const exampleOf = (field: string) => `${getLocale(defaultLocale).file}:${english.fields.get(field)?.line}`;
  const groups = new Set<string>();
  for (const [field, { node }] of english.fields) {
    const ownNode = own.fields.get(field)?.node;
    if (!ownNode) continue;
    const kind = kindOf(node);
    const example = exampleOf(field);
    if (kindOf(ownNode) !== kind || (kind === 'a text' && !isText(ownNode)))
      report(placeOf(field), 'texts-type', { kind, example });
    else if (isText(ownNode))
      compareText(String((node as Scalar).value), ownNode.value, placeOf(field), { example, locale, report });
    else groups.add(field);
  }
  // What is inside a missing or unknown group is not reported again.
  const onlyIn = (one: YamlDocument, other: YamlDocument) =>
    [...one.fields.keys()].filter((field) => !other.fields.has(field) && groups.has(parentOf(field)));
  const missing = onlyIn(english, own);
  const meant = new Set<string>();
  for (const field of onlyIn(own, english)) {
    const parent = parentOf(field);
    const near = nearest(
      field,
      missing.filter((other) => parentOf(other) === parent),
    );
    if (near) meant.add(near);
    const remedy = near ? `did you mean "${near}"?` : `remove it, as ${exampleOf(parent)} has none.`;
    report(placeOf(field), 'unknown-field', { remedy });
  }
  for (const field of missing) {
    const { line } = placeOf(parentOf(field));
    if (!meant.has(field))
      report({ ...placeOf(field), line }, 'texts-missing', { example: exampleOf(field) });
  }
}

function compareText(
  english: string,
  own: string,
  place: Place & { field: string },
  { example, locale, report }: { example: string; locale: LocaleCode; report: Report },
): void {
  const value = quote(own);
  if (!/\S/.test(own)) {
    report(place, 'texts-empty', {});
    return;
  }
  if (isPageName(place.field) && !isRouteName(own)) {
    const known = Object.keys(routes);
    report(place, 'texts-page', { value, remedy: suggest(own, known, `use one of ${known.join(', ')}.`) });
  }
  if (isIdentifier(place.field)) {
    if (own !== english) report(place, 'texts-identifier', { value, english: quote(english) });
  } else if (own === english && isUntranslated(own, locale)) report(place, 'texts-untranslated', { value });
  const [expected, found] = [placeholdersIn(english), placeholdersIn(own)];
  if (found !== expected) report(place, 'texts-placeholders', { found, expected, example });
}

/** Links in texts name a page; the address comes from the route table. */
const isPageName = (field: string) =>
  /^main\.(?:navbar|footer\.statements)\.items\[\d+\]\.name$|\]\.link\.page$/.test(field);

/** Lists are told apart and linked by these; visitors do not read them. */
const isIdentifier = (field: string): boolean => /\](?:\.\w+)*\.(?:name|date|page)$/.test(field);

/** A date or a number is the same in every language. */
const isUntranslated = (text: string, locale: LocaleCode): boolean =>
  locale !== defaultLocale && /\p{L}/u.test(text) && !Object.hasOwn(sameAsEnglish[locale] ?? {}, text);

/** The placeholders of a text, each once, in the order of the alphabet. */
const placeholdersIn = (text: string): string => {
  const names = Array.from(text.matchAll(/\{\{(.*?)\}\}/g), ([, name = '']) => `{{${name.trim()}}}`);
  return [...new Set(names)].sort().join(' ') || 'no placeholder';
};

/** The drawing of a service, from the project's root. */
export const drawingOf = (id: string): string => `art/services/${id}.svg`;

/** Checks that each service has a place in the list of the English texts, its texts, its files and its drawing. */
export function checkServices(root: string, items: Item[], english: YamlDocument, report: Report): void {
  const file = fileOf(defaultLocale);
  const services = items.filter(({ collection }) => collection === 'services');
  const ids = new Set(services.map(({ id }) => id));
  const listed = textsOf(english)
    .filter(({ field }) => /^services\.services-items\[\d+\]\.name$/.test(field))
    .map((name) => ({ ...name, id: serviceSlug(name.text) }));
  const listedIds = new Set(listed.map(({ id }) => id));
  for (const { text, id, field, line } of listed) {
    const place = { file, line, field };
    if (!ids.has(id)) {
      const files = locales.map(({ code }) => `src/content/services/${code}/${id}.md`);
      report(place, 'service-file', { value: quote(text), files: files.join(' and ') });
      continue;
    }
    if (!english.fields.has(`services.${id}`))
      report({ file, line, field: `services.${id}` }, 'service-texts', {});
    const drawing = drawingOf(id);
    if (!existsSync(join(root, drawing))) report(place, 'service-drawing', { drawing });
  }
  for (const { id, file } of services) if (!listedIds.has(id)) report({ file }, 'service-unlisted', {});
}
