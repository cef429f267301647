import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { isMap, isScalar, isSeq, type Scalar } from 'yaml';
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
import { nearest, quote, suggest, type Report } from './messages.ts';
import { readText } from './read-text.ts';
import { parseYaml, type YamlDocument } from './yaml.ts';

/** The path of a language's text file, from the project's root. */
export const localeFile = (locale: LocaleCode) => `src/i18n/locales/${getLocale(locale).file}`;

/**
 * Reads the text files of all languages and compares them with the English one.
 * @param root the project's folder
 * @returns the English texts; undefined if they can't be read
 */
export function checkLocaleFiles(root: string, report: Report): YamlDocument | undefined {
  const documents = new Map<LocaleCode, YamlDocument>();
  for (const { code, file } of locales) {
    const tables = { details: file && { [code]: file }, sameAsEnglish, fallbackErrorTexts, numberWords };
    for (const [table, rows] of Object.entries(tables))
      if (!rows || !Object.hasOwn(rows, code))
        report({ file: 'src/i18n/locales.ts' }, 'language-row', { language: code, table });
    const document = file && readJson(root, localeFile(code), report);
    if (document) documents.set(code, document);
  }
  const english = documents.get(defaultLocale);
  if (english) for (const [code, document] of documents) compare(english, document, code, report);
  return english;
}

function readJson(root: string, file: string, report: Report): YamlDocument | undefined {
  const text = readText(root, file, report);
  if (text === undefined) return undefined;
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  // Further errors are usually consequences of the first.
  const [error] = errors;
  // JSON is also YAML, whose parser returns line numbers.
  if (!error) return parseYaml(file, text, 1, report);
  const words = printParseErrorCode(error.error).split(/(?=[A-Z])/);
  const problem = words.map((word, index) => (index === 0 ? word : word.toLowerCase())).join(' ');
  report({ file, line: text.slice(0, error.offset).split('\n').length }, 'json', { problem });
  return undefined;
}

const parentOf = (field: string) => field.replace(/(?:^|\.)[^.[\]]+$|\[\d+\]$/, '');

const kindOf = (node: unknown) => (isSeq(node) ? 'a list' : isMap(node) ? 'a group of texts' : 'a text');
const isText = (node: unknown): node is Scalar<string> => isScalar(node) && typeof node.value === 'string';

/** Compares the texts of a language with the English ones; English is compared with itself. */
function compare(english: YamlDocument, own: YamlDocument, locale: LocaleCode, report: Report): void {
  const placeOf = (field: string) => ({ file: localeFile(locale), line: own.fields.get(field)?.line, field });
  const exampleOf = (field: string) => `${getLocale(defaultLocale).file}:${english.fields.get(field)?.line}`;
  const groups = new Set<string>();
  for (const [field, { node }] of english.fields) {
    const ownNode = own.fields.get(field)?.node;
    if (!ownNode) continue;
    const kind = kindOf(node);
    if (kindOf(ownNode) !== kind || (kind === 'a text' && !isText(ownNode)))
      report(placeOf(field), 'texts-type', { kind, example: exampleOf(field) });
    else if (isText(ownNode)) compareText(field, String((node as Scalar).value), ownNode.value);
    else groups.add(field);
  }
  // Only the top of a missing or unknown group is reported.
  const onlyIn = (one: YamlDocument, other: YamlDocument) =>
    [...one.fields.keys()].filter((field) => !other.fields.has(field) && groups.has(parentOf(field)));
  const missing = new Set(onlyIn(english, own));
  for (const field of onlyIn(own, english)) {
    const parent = parentOf(field);
    const siblings = [...missing].filter((other) => parentOf(other) === parent);
    const meant = nearest(field, siblings);
    if (meant) missing.delete(meant);
    const remedy = meant ? `did you mean "${meant}"?` : `remove it, as ${exampleOf(parent)} has none.`;
    report(placeOf(field), 'unknown-field', { remedy });
  }
  for (const field of missing) {
    const { line } = placeOf(parentOf(field));
    report({ ...placeOf(field), line }, 'texts-missing', { example: exampleOf(field) });
  }

  function compareText(field: string, text: string, ownText: string): void {
    const place = placeOf(field);
    const value = quote(ownText);
    if (!/\S/.test(ownText)) return report(place, 'texts-empty', {});
    if (isPageName(field) && !isRouteName(ownText)) {
      const known = Object.keys(routes);
      const remedy = suggest(ownText, known, `use one of ${known.join(', ')}.`);
      report(place, 'texts-page', { value, remedy });
    }
    if (isIdentifier(field)) {
      if (ownText !== text) report(place, 'texts-identifier', { value, english: quote(text) });
    } else if (ownText === text && isUntranslated(ownText, locale))
      report(place, 'texts-untranslated', { value });
    const expected = placeholdersIn(text);
    const found = placeholdersIn(ownText);
    if (found !== expected)
      report(place, 'texts-placeholders', { found, expected, example: exampleOf(field) });
  }
}

/** Links in texts contain the name of a page, and the route table its address. */
const isPageName = (field: string) =>
  /^main\.(?:navbar|footer\.statements)\.items\[\d+\]\.name$|\]\.link\.page$/.test(field);

/** Whether code uses a text to identify a list item. Visitors don't see it. */
const isIdentifier = (field: string): boolean => /\](?:\.\w+)*\.(?:name|date|page)$/.test(field);

const placeholder = /\{\{(.*?)\}\}/g;

/** Dates, numbers and placeholders are the same in every language. */
const isUntranslated = (text: string, locale: LocaleCode): boolean =>
  locale !== defaultLocale &&
  /\p{L}/u.test(text.replaceAll(placeholder, '')) &&
  !Object.hasOwn(sameAsEnglish[locale] ?? {}, text);

const placeholdersIn = (text: string): string => {
  const names = Array.from(text.matchAll(placeholder), ([, name = '']) => `{{${name.trim()}}}`);
  return [...new Set(names)].sort().join(' ') || 'no placeholder';
};
