import { z } from 'astro/zod';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { isSeq } from 'yaml';
import { oneOf } from '#content/schemas/fields.ts';
import {
  defaultLocale,
  fallbackErrorTexts,
  getLocale,
  locales,
  numberWords,
  sameAsEnglish,
  type LocaleCode,
} from '#i18n/shared/locales.ts';
import { routes } from '#site/routes.ts';
import { checkFields } from './fields.ts';
import type { Report } from './findings.ts';
import { readText } from './read-text.ts';
import { nameOf, parseYaml, type YamlDocument } from './yaml.ts';

/** The lists that the schemas of content import. */
const imported = ['services.services-items', 'about.team'];

/** The path of a language's text file, from the project's root. */
export const textFile = (locale: LocaleCode) => `src/i18n/locales/${getLocale(locale).file}`;

/**
 * Reads the text files of all languages and compares them with the English one.
 * @param root the project's folder
 * @returns the English texts; undefined if they can't be read
 */
export function checkTexts(root: string, report: Report): YamlDocument | undefined {
  const documents = new Map<LocaleCode, YamlDocument>();
  for (const { code, file } of locales) {
    const tables = { details: { [code]: file }, sameAsEnglish, fallbackErrorTexts, numberWords };
    for (const [table, rows] of Object.entries(tables))
      if (!rows[code])
        report('src/i18n/shared/locales.ts').error(
          `has no row "${code}" in ${table}: add it, as for the others.`,
        );
    const document = file && readJson(root, textFile(code), report);
    if (document) documents.set(code, document);
  }
  const english = documents.get(defaultLocale);
  for (const field of imported)
    if (english && !isSeq(english.values.get(field)?.node))
      english.at(field).error('is missing: write a list of items with a name, which content refers to.');
  if (english) for (const [code, document] of documents) checkFields(document, schemaOf(english, code));
  return english;
}

function readJson(root: string, file: string, report: Report): YamlDocument | undefined {
  const text = readText(root, file, report);
  if (text === undefined) return undefined;
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  // Further errors are usually consequences of the first.
  const [mistake] = errors;
  // JSON is also YAML, whose parser returns line numbers.
  if (!mistake) return parseYaml(file, text, 1, report);
  const line = text.slice(0, mistake.offset).split('\n').length;
  const problem = printParseErrorCode(mistake.error);
  report(file, line).error(`is not valid JSON (${problem}): correct it there or just before.`);
  return undefined;
}

/** The schema of a language's texts: the same groups, lists and placeholders as in English. */
function schemaOf({ data, values }: YamlDocument, locale: LocaleCode): z.ZodType {
  const schemaAt = (path: PropertyKey[], value: unknown): z.ZodType => {
    const field = nameOf(path);
    const example = `, as in ${getLocale(defaultLocale).file}:${values.get(field)?.line}.`;
    if (Array.isArray(value)) {
      const items = value.map((item, index) => schemaAt([...path, index], item));
      return z.tuple(items as [z.ZodType], `expected a list of length ${items.length}${example}`);
    }
    if (typeof value === 'object') {
      const texts = Object.entries(Object(value)).map(([key, text]) => ({
        [key]: schemaAt([...path, key], text),
      }));
      return z.strictObject(Object.assign({}, ...texts), `expected a group of texts${example}`);
    }
    const english = String(value);
    const error = `expected a text${example}`;
    const anyText = z.string({ error }).regex(/\S/, { error, abort: true });
    const text: z.ZodType<string> = isPageName(field) ? oneOf(Object.keys(routes)) : anyText;
    const fixedPart = isIdentifier(field) ? JSON.stringify : placeholdersIn;
    const isTranslated = (own: string) => own !== english || isIdentifier(field) || !isEnglish(own, locale);
    return text
      .refine((own) => fixedPart(own) === fixedPart(english), `expected ${fixedPart(english)}${example}`)
      .refine(isTranslated, 'translate it, or add it to sameAsEnglish in src/i18n/shared/locales.ts.');
  };
  return schemaAt([], data);
}

/** Links in texts contain the name of a page, and the route table its address. */
const isPageName = (field: string) =>
  /^main\.(?:navbar|footer\.statements)\.items\[\d+\]\.name$|\]\.link\.page$/.test(field);

/** Whether code uses a text to identify a list item. Visitors don't see it. */
const isIdentifier = (field: string): boolean => /\](?:\.\w+)*\.(?:name|date|page)$/.test(field);

const placeholder = /\{\{(.*?)\}\}/g;

/** Dates, numbers and placeholders are the same in every language. */
const isEnglish = (text: string, locale: LocaleCode): boolean =>
  locale !== defaultLocale &&
  /\p{L}/u.test(text.replaceAll(placeholder, '')) &&
  !Object.hasOwn(sameAsEnglish[locale] ?? {}, text);

const placeholdersIn = (text: string): string => {
  const names = Array.from(text.matchAll(placeholder), ([, name = '']) => `{{${name.trim()}}}`);
  return [...new Set(names)].sort().join(' ') || 'no placeholder';
};
