import { z } from 'astro/zod';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { isSeq } from 'yaml';
import { oneOf } from '#content/schemas/fields.ts';
import { fallbackErrorTexts, numberWords, sameAsDefault } from '#i18n/shared/languages.ts';
import { defaultLocale, getLocale, locales, type LocaleCode } from '#i18n/shared/locales.ts';
import { routes } from '#site/routes.ts';
import { checkFields } from './fields.ts';
import type { Report } from './findings.ts';
import { readText } from './read-text.ts';
import { nameOf, parseYaml, type YamlDocument } from './yaml.ts';

/** The lists that the schemas of content import. */
const imported = ['services.services-items', 'about.team'];

/** The folders of the text files: what the company says, and the labels and messages of the site. */
export const textFolders = ['src/i18n/locales', 'src/i18n/interface'] as const;

/**
 * Reads the text files of all languages and compares them with those of the default language.
 * @param root the project's folder
 * @returns the company's own texts in the default language; undefined if they can't be read
 */
export function checkTexts(root: string, report: Report): YamlDocument | undefined {
  for (const { code, file } of locales) {
    const tables = { details: { [code]: file }, sameAsDefault, fallbackErrorTexts, numberWords };
    for (const [table, rows] of Object.entries(tables))
      if (!rows[code])
        report('src/i18n/shared/languages.ts').error(
          `has no row "${code}" in ${table}: add it, as for the others.`,
        );
  }
  const [own] = textFolders.map((folder) => checkFolder(root, folder, report));
  for (const field of imported)
    if (own && !isSeq(own.values.get(field)?.node))
      own.at(field).error('is missing: write a list of items with a name, which content refers to.');
  return own;
}

/** Compares the text files of a folder with that of the default language, which it returns. */
function checkFolder(root: string, folder: string, report: Report): YamlDocument | undefined {
  const documents = new Map<LocaleCode, YamlDocument>();
  for (const { code, file } of locales) {
    const document = file && readJson(root, `${folder}/${file}`, report);
    if (document) documents.set(code, document);
  }
  const expected = documents.get(defaultLocale);
  if (expected) for (const [code, document] of documents) checkFields(document, schemaOf(expected, code));
  return expected;
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

/** The schema of a language's texts: the same groups, lists and placeholders as in the default one's. */
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
    const original = String(value);
    const error = `expected a text${example}`;
    const anyText = z.string({ error }).regex(/\S/, { error, abort: true });
    const text: z.ZodType<string> = isPageName(field) ? oneOf(Object.keys(routes)) : anyText;
    const fixedPart = isIdentifier(field) ? JSON.stringify : placeholdersIn;
    const isTranslated = (own: string) =>
      own !== original || isIdentifier(field) || !isUntranslated(own, locale);
    return text
      .refine((own) => fixedPart(own) === fixedPart(original), `expected ${fixedPart(original)}${example}`)
      .refine(isTranslated, 'translate it, or add it to sameAsDefault in src/i18n/shared/languages.ts.');
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
const isUntranslated = (text: string, locale: LocaleCode): boolean =>
  locale !== defaultLocale &&
  /\p{L}/u.test(text.replaceAll(placeholder, '')) &&
  !Object.hasOwn(sameAsDefault[locale] ?? {}, text);

const placeholdersIn = (text: string): string => {
  const names = Array.from(text.matchAll(placeholder), ([, name = '']) => `{{${name.trim()}}}`);
  return [...new Set(names)].sort().join(' ') || 'no placeholder';
};
