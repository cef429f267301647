import { z } from 'astro/zod';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { defaultLocale, locales, sameAsEnglish, type Locale, type LocaleCode } from '#i18n/locales.ts';
import { isRouteName, routes } from '#site/routes.ts';
import { checkFields } from './check-fields.ts';
import { adviseOnFields } from './style.ts';
import { nearest, quote, type Report, type Say } from '#tools/check-content/findings.ts';
import type { Message } from '#tools/check-content/messages/messages.ts';
import type { JsonProblem } from '#tools/check-content/messages/terms.ts';
import { wants } from './explain.ts';
import { parseYaml, type YamlDocument } from '#tools/check-content/reading/parse-yaml.ts';
import { readText } from '#tools/check-content/reading/read-text.ts';

/** The texts of each language, where they stand in its file. */
export type WrittenTexts = Map<LocaleCode, YamlDocument>;

/**
 * Checks the text files of all languages. The English one sets the shape.
 * @param root the project's folder
 * @param report takes what is wrong
 * @param advise takes what reads badly
 * @returns those that can be read
 */
export async function checkTexts(root: string, report: Report, advise: Report): Promise<WrittenTexts> {
  const files = locales.map((locale) => {
    const file = `src/i18n/locales/${locale.file}`;
    const say: Say = (message, line) => report(file, message, line);
    const text = readText(root, file, report);
    return { locale, file, say, texts: text === undefined ? undefined : parseJson(text, say) };
  });
  const written: WrittenTexts = new Map(
    files.flatMap(({ locale, texts }) => (texts ? [[locale.code, texts]] : [])),
  );
  const [english] = files;
  if (!english?.texts) return written;
  for (const { locale, file, say, texts } of files) {
    if (texts) adviseOnFields(texts, locale.code, (message, line) => advise(file, message, line));
    const shape = shapeOf(english.texts.data, '', {
      english: english.texts,
      file: english.locale.file,
      locale,
    });
    if (texts) await checkFields(texts, shape, say);
  }
  return written;
}

/** What is JSON is YAML as well, whose parser knows where everything stands. */
function parseJson(text: string, say: Say): YamlDocument | undefined {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  // Only the first: the parser's idea of the rest is seldom the writer's.
  const [error] = errors;
  if (!error) return parseYaml(text, 1, say);
  const problem = printParseErrorCode(error.error) as JsonProblem;
  say({ code: 'invalidJson', problem }, text.slice(0, error.offset).split('\n').length);
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
    return wanting(z.tuple(items as [z.ZodType]), { code: 'wantListAs', length: items.length, place });
  }
  if (typeof value === 'object' && value !== null) {
    const shapes = Object.entries(value).map(([key, child]) => [
      key,
      shapeOf(child, `${name}${name && '.'}${key}`, comparison),
    ]);
    return wanting(z.strictObject(Object.fromEntries(shapes)), { code: 'wantGroupAs', place });
  }
  const text = z.string().superRefine((own, context) => {
    const at = { name, place, locale: comparison.locale.code };
    for (const message of compare(String(value), own, at))
      context.addIssue({ code: 'custom', params: { message } });
  });
  return wanting(text, { code: 'wantTextAs', place });
}

function wanting(shape: z.ZodType, want: Message): z.ZodType {
  wants.add(shape, { explain: () => want });
  return shape;
}

/** Compares a text with the English one, and with itself. */
function* compare(
  english: string,
  own: string,
  { name, place, locale }: { name: string; place: string; locale: LocaleCode },
): Generator<Message> {
  if (!/\S/.test(own)) {
    yield { code: 'writeText' };
    return;
  }
  if (isPageName(name) && !isRouteName(own)) {
    const known = Object.keys(routes);
    yield { code: 'notPage', meant: nearest(own, known), known };
  }
  if (isIdentifier(name)) {
    if (own !== english) yield { code: 'sameEverywhere', english: quote(english) };
  } else if (
    own === english &&
    hasWords(own) &&
    locale !== defaultLocale &&
    !Object.hasOwn(sameAsEnglish[locale], own)
  ) {
    yield { code: 'untranslated' };
  }
  const [wanted, found] = [placeholdersIn(english), placeholdersIn(own)];
  for (const placeholder of wanted.difference(found)) yield { code: 'lacksPlaceholder', placeholder, place };
  for (const placeholder of found.difference(wanted)) yield { code: 'extraPlaceholder', placeholder, place };
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
