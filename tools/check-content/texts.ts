import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { serviceSlug } from '#content/service-slug.ts';
import {
  defaultLocale,
  emergencyTexts,
  getLocale,
  locales,
  numberWords,
  sameAsEnglish,
  type Locale,
  type LocaleCode,
} from '#i18n/locales.ts';
import { isRouteName, routes } from '#site/routes.ts';
import type { Item } from './files.ts';
import { nearest, quote, suggest, type Place, type Report } from './messages.ts';
import { readText } from './text.ts';
import { parseYaml, textsOf, type YamlDocument } from './yaml.ts';

/** The texts of each language whose file can be read. */
export type Texts = ReadonlyMap<LocaleCode, YamlDocument>;

/** The path of a language's text file, from the project's root. */
export const fileOf = (locale: LocaleCode) => `src/i18n/locales/${getLocale(locale).file}`;

/**
 * Reads the text files of all languages and compares them with the English one.
 * @param root the project's folder
 */
export function checkTexts(root: string, report: Report): Texts {
  const texts = new Map<LocaleCode, YamlDocument>();
  for (const { code, file } of locales) {
    const hasRows = [sameAsEnglish, emergencyTexts, numberWords].every((table) => Object.hasOwn(table, code));
    if (!file || !hasRows) report({ file: 'src/i18n/locales.ts' }, 'language-row', { language: code });
    if (!file) continue;
    const document = readJson(root, fileOf(code), report);
    if (document) texts.set(code, document);
  }
  const english = texts.get(defaultLocale);
  if (!english) return texts;
  for (const [code, own] of texts) {
    const comparison = { english, own, locale: getLocale(code), report };
    compare(english.data, own.data, '', comparison);
  }
  return texts;
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
    /(?<=[a-z])[A-Z]/g,
    (letter) => ` ${letter.toLowerCase()}`,
  );
  report({ file, line: text.slice(0, error.offset).split('\n').length }, 'json', { problem });
  return undefined;
}

interface Comparison {
  english: YamlDocument;
  own: YamlDocument;
  locale: Locale;
  report: Report;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compares a value and everything in it with the English one; English is compared with itself. */
function compare(english: unknown, own: unknown, field: string, comparison: Comparison): void {
  const { locale, report } = comparison;
  const placeOf = (name: string) => ({
    file: fileOf(locale.code),
    line: comparison.own.fields.get(name)?.line,
    field: name,
  });
  const exampleOf = (name: string) =>
    `${getLocale(defaultLocale).file}:${comparison.english.fields.get(name)?.line}`;
  const place = placeOf(field);
  const example = exampleOf(field);
  if (Array.isArray(english)) {
    if (!Array.isArray(own) || own.length !== english.length)
      report(place, 'texts-list', { length: english.length, example });
    else english.forEach((item, index) => compare(item, own[index], `${field}[${index}]`, comparison));
  } else if (!isGroup(english)) {
    if (typeof own !== 'string') report(place, 'texts-type', { example });
    else compareTexts(String(english), own, { field, place, example, locale, report });
  } else if (!isGroup(own)) report(place, 'texts-group', { example });
  else {
    const pathOf = (key: string) => `${field}${field && '.'}${key}`;
    const missing = new Set(Object.keys(english)).difference(new Set(Object.keys(own)));
    for (const key of Object.keys(own)) {
      const meant = nearest(key, missing);
      if (Object.hasOwn(english, key)) compare(english[key], own[key], pathOf(key), comparison);
      else
        report(placeOf(pathOf(key)), 'unknown-field', {
          remedy: suggest(key, missing, `remove it, as ${example} has none.`),
        });
      // The key that was meant is not missing too.
      if (meant !== undefined) missing.delete(meant);
    }
    for (const key of missing)
      report({ ...place, field: pathOf(key) }, 'texts-missing', { example: exampleOf(pathOf(key)) });
  }
}

function compareTexts(
  english: string,
  own: string,
  {
    field,
    place,
    example,
    locale,
    report,
  }: { field: string; place: Place; example: string; locale: Locale; report: Report },
): void {
  const value = quote(own);
  if (!/\S/.test(own)) {
    report(place, 'texts-empty', {});
    return;
  }
  if (isPageName(field) && !isRouteName(own)) {
    const known = Object.keys(routes);
    report(place, 'texts-page', { value, remedy: suggest(own, known, `use one of ${known.join(', ')}.`) });
  }
  if (isIdentifier(field)) {
    if (own !== english) report(place, 'texts-identifier', { value, english: quote(english) });
  } else if (own === english && isUntranslated(own, locale.code))
    report(place, 'texts-untranslated', { value });
  const [wanted, found] = [placeholdersIn(english), placeholdersIn(own)];
  for (const placeholder of wanted.difference(found))
    report(place, 'texts-placeholder-missing', { placeholder, example });
  for (const placeholder of found.difference(wanted))
    report(place, 'texts-placeholder-extra', { placeholder, example });
}

/** Links in texts name a page; the address comes from the route table. */
const isPageName = (field: string) =>
  /^main\.(?:navbar|footer\.statements)\.items\[\d+\]\.name$|\]\.link\.page$/.test(field);

/** Lists are told apart and linked by these; visitors do not read them. */
const isIdentifier = (field: string): boolean => /\](?:\.\w+)*\.(?:name|date|page)$/.test(field);

/** A date or a number is the same in every language. */
const isUntranslated = (text: string, locale: LocaleCode): boolean =>
  locale !== defaultLocale && /\p{L}/u.test(text) && !Object.hasOwn(sameAsEnglish[locale] ?? {}, text);

const placeholdersIn = (text: string) =>
  new Set(Array.from(text.matchAll(/\{\{(.*?)\}\}/g), ([, name = '']) => `{{${name.trim()}}}`));

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
      const meant = nearest(id, ids.difference(listedIds));
      const remedy = meant
        ? `did you mean the one of ${meant}.md?`
        : `correct the name, or write ${files.join(' and ')}.`;
      report(place, 'service-file', { value: quote(text), remedy });
      continue;
    }
    if (!english.fields.has(`services.${id}`))
      report({ file, line, field: `services.${id}` }, 'service-texts', {});
    const drawing = drawingOf(id);
    if (!existsSync(join(root, drawing))) report(place, 'service-drawing', { drawing });
  }
  for (const { id, file } of services) if (!listedIds.has(id)) report({ file }, 'service-unlisted', {});
}
