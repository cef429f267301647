import { z } from 'astro/zod';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { isScalar } from 'yaml';
import { defaultLocale, locales, sameAsEnglish, type Locale, type LocaleCode } from '#i18n/locales.ts';
import { isRouteName, routes } from '#site-map/routes.ts';
import { checkFields } from './check-fields.ts';
import { adviseOnFields } from './style.ts';
import { nearest, quote, type Report, type Say } from '#tools/content-doctor/findings.ts';
import { parseYaml, type YamlDocument } from '#tools/content-doctor/reading/parse-yaml.ts';
import { readText } from '#tools/content-doctor/reading/read-text.ts';
import type { ListedService } from './translation-pairs.ts';

/**
 * Checks the text files of all languages. The English one sets the shape.
 * @param root the project's folder
 * @param report takes what is wrong
 * @param advise takes what reads badly
 * @returns the list of services for comparison with their files, if it can be read
 */
export async function checkTexts(
  root: string,
  report: Report,
  advise: Report,
): Promise<ListedService[] | undefined> {
  const files = locales.map((locale) => {
    const file = `src/i18n/locales/${locale.file}`;
    const say: Say = (message, line) => report(file, message, line);
    const text = readText(root, file, report);
    return { locale, file, say, texts: text === undefined ? undefined : parseJson(text, say) };
  });
  const [english] = files;
  if (!english?.texts) return undefined;
  for (const { locale, file, say, texts } of files) {
    if (texts) adviseOnFields(texts, locale.code, (message, line) => advise(file, message, line));
    const shape = shapeOf(english.texts.data, '', {
      english: english.texts,
      file: english.locale.file,
      locale,
    });
    if (texts) await checkFields(texts, shape, say);
  }
  return Array.from(english.texts.fields).flatMap(([name, { line, node }]) => {
    const isListed = /^services\.services-items\[\d+\]\.name$/.test(name);
    return isListed && isScalar(node) ? [{ name: String(node.value), file: english.file, line }] : [];
  });
}

/** What is JSON is YAML as well, whose parser knows where everything stands. */
function parseJson(text: string, say: Say): YamlDocument | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  // Only the first: the parser's idea of the rest is seldom the writer's.
  const [error] = errors;
  if (!error) return parseYaml(text, 1, say);
  const problem = printParseErrorCode(error.error)
    .replace(/(?<=.)[A-Z]/g, ' $&')
    .toLowerCase();
  const line = text.slice(0, error.offset).split('\n').length;
  say(`is not valid JSON: ${problem} here or just before.`, line);
  return undefined;
}

interface Comparison {
  english: YamlDocument;
  /** The name of the English file. */
  file: string;
  /** The language to compare with English. */
  locale: Locale;
}

/** What a language must hold where English holds a value. */
function shapeOf(value: unknown, name: string, comparison: Comparison): z.ZodType {
  const place = `${comparison.file}:${comparison.english.fields.get(name)?.line}`;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => shapeOf(item, `${name}[${index}]`, comparison));
    const error = `want a list of ${items.length} as in ${place}, with the same items in the same order.`;
    return z.tuple(items as [z.ZodType], { error });
  }
  if (typeof value === 'object' && value !== null) {
    const shapes = Object.entries(value).map(([key, child]) => [
      key,
      shapeOf(child, `${name}${name && '.'}${key}`, comparison),
    ]);
    return z.strictObject(Object.fromEntries(shapes), { error: `want a group with the keys of ${place}.` });
  }
  const text = z.string({ error: `want a text in quotation marks, as in ${place}.` });
  return text.regex(/\S/, { error: 'write the text.', abort: true }).superRefine((own, context) => {
    for (const message of compare(String(value), own, { name, place, locale: comparison.locale.code }))
      context.addIssue({ code: 'custom', message });
  });
}

/** Compares a text with the English one, and with itself. */
function* compare(
  english: string,
  own: string,
  { name, place, locale }: { name: string; place: string; locale: LocaleCode },
): Generator<string> {
  if (isPageName(name) && !isRouteName(own)) {
    const names = Object.keys(routes);
    const meant = nearest(own, names);
    const remedy = meant === undefined ? `want one of ${names.join(', ')}.` : `did you mean "${meant}"?`;
    yield `which is not the name of a page: ${remedy}`;
  }
  if (isIdentifier(name)) {
    if (own !== english) yield `want ${quote(english)} in every language: it is not shown.`;
  } else if (
    own === english &&
    hasWords(own) &&
    locale !== defaultLocale &&
    !Object.hasOwn(sameAsEnglish[locale], own)
  ) {
    yield 'which is English: translate it, or add it to sameAsEnglish in src/i18n/locales.ts with the reason.';
  }
  const [wanted, found] = [placeholdersIn(english), placeholdersIn(own)];
  for (const missing of wanted.difference(found)) yield `which lacks ${missing}: add it as in ${place}.`;
  for (const extra of found.difference(wanted))
    yield `which has ${extra}: remove it, since ${place} has none.`;
}

/** Links in texts name a page; the address comes from the route table. */
const isPageName = (name: string) =>
  /^main\.(?:navbar|footer\.statements)\.items\[\d+\]\.name$|\]\.link\.page$/.test(name);

/** Entries of lists are told apart and linked by these; they are not read by visitors as they stand. */
const isIdentifier = (name: string): boolean => /\](?:\.\w+)*\.(?:name|date|page)$/.test(name);

/** A day or a number reads the same in every language. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text);

const placeholdersIn = (text: string) =>
  new Set(Array.from(text.matchAll(/\{\{(.*?)\}\}/g), ([, name = '']) => `{{${name.trim()}}}`));
