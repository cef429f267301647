import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import type { company } from '#company';
import { possibleSections } from '#content/collections.ts';
import { list, oneOf } from '#content/fields.ts';
import { weekdays } from '#i18n/format.ts';
import { sameAsDefault } from '#shared/languages.ts';
import { defaultLocale, getLocale, locales, type LocaleCode } from '#shared/locales.ts';
import { routes } from '#site/routes.ts';
import { checkFacts, checkFields } from './fields.ts';
import type { Report } from './findings.ts';
import { nameOf, parseYaml, readText, type YamlDocument } from './yaml.ts';

const names = z.array(z.looseObject({ name: z.string('expected a name.') }), 'expected a list with names.');

/** The lists that the schemas of content import. */
const imported = z.looseObject({
  services: z.looseObject({ 'services-items': names }, 'expected the texts of the services.'),
  about: z.looseObject({ team: names }, 'expected the texts of the page about us.'),
});

/** The folders of the text files: what the company says, and the labels and messages of the site. */
const textFolders = ['src/i18n/locales', 'src/i18n/interface'] as const;

/**
 * Reads the text files of all languages and compares them with those of the default language.
 * @param root the project's folder
 * @returns the company's own texts in the default language; undefined if the schemas, which import all texts, can't be
 *   loaded
 */
export function checkTexts(root: string, report: Report): YamlDocument | undefined {
  for (const { code } of locales.filter(({ file }) => !file))
    report('src/shared/languages.ts').error(`has no row "${code}" in details: add it, as for the others.`);
  const [own, labels] = textFolders.map((folder) => checkFolder(root, folder, report));
  if (own) {
    checkFields(own, imported);
    // Texts of sections that a company has added contain what code fills in, as those of others do.
    const filled = labels?.texts.flatMap(({ text }) =>
      Array.from(text.matchAll(placeholder), ([, name = '']) => name),
    );
    checkFacts(own.texts, filled);
  }
  return labels && imported.safeParse(own?.data).success ? own : undefined;
}

/**
 * Compares the text files of a folder with that of the default language.
 * @returns the texts of the default language; undefined if a file can't be read
 */
function checkFolder(root: string, folder: string, report: Report): YamlDocument | undefined {
  const documents = new Map<LocaleCode, YamlDocument>();
  for (const { code, file } of locales) {
    const document = file && readJson(root, `${folder}/${file}`, report);
    if (document) documents.set(code, document);
  }
  const expected = documents.get(defaultLocale);
  if (expected) for (const [code, document] of documents) checkFields(document, schemaOf(expected, code));
  return documents.size === locales.length ? expected : undefined;
}

function readJson(root: string, file: string, report: Report): YamlDocument | undefined {
  const text = readText(root, file, report);
  if (text === undefined) return undefined;
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  // Further errors are usually consequences of the first.
  const [mistake] = errors;
  // JSON is also YAML, whose parser returns line numbers.
  if (!mistake) return parseYaml(file, text, report);
  const line = text.slice(0, mistake.offset).split('\n').length;
  const problem = printParseErrorCode(mistake.error);
  return void report(file, line).error(`is not valid JSON (${problem}): correct it there or just before.`);
}

/** The schema of a language's texts: the same groups, lists and placeholders as in the default one's. */
function schemaOf({ data, lines }: YamlDocument, locale: LocaleCode): z.ZodType {
  const schemaAt = (path: PropertyKey[], value: unknown): z.ZodType => {
    const field = nameOf(path);
    const example = `, as in ${getLocale(defaultLocale).file}:${lines.get(field)}.`;
    if (Array.isArray(value)) {
      const items = value.map((item, index) => schemaAt([...path, index], item));
      return z.tuple(items as [z.ZodType], `expected a list of length ${items.length}${example}`);
    }
    if (typeof value === 'object') {
      const texts = Object.entries(Object(value)).map(([key, text]) => [key, schemaAt([...path, key], text)]);
      return z.strictObject(Object.fromEntries(texts), `expected a group of texts${example}`);
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
      .refine(isTranslated, 'translate it, or add it to sameAsDefault in src/shared/languages.ts.');
  };
  return schemaAt([], data);
}

/** Links in texts contain the name of a page, and the route table its address. */
const isPageName = (field: string) => /^main\.navbar\.items\[\d+\]\.name$|\]\.link\.page$/.test(field);

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

const time = z.iso.time({ precision: -1, error: 'expected a time such as 09:00.', abort: true });

const openingHours = z
  .object({ days: list(oneOf(weekdays), 1, weekdays.length), opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, 'expected to open before closing: swap the times.');

type OpeningHours = z.infer<typeof openingHours>;

const overlap = (a: OpeningHours, b: OpeningHours) =>
  a.opens < b.closes && b.opens < a.closes && a.days.some((day) => b.days.includes(day));

const codes = oneOf(locales.map(({ code }) => code));

const thirdParty = z.object({
  origin: z
    .string()
    .regex(/^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?$/, 'expected https:// and a host, without a path.'),
  why: z.record(codes, z.string('expected what we use it for, in each language.')),
});

const perLanguage = z.union([z.string(), z.record(codes, z.string())], {
  error: 'expected one name, or one for each language.',
});

/** The facts that have a format. TypeScript checks the types of all of them. */
const factSchema = z.object({
  name: z
    .string()
    .regex(
      /^(?=.{3,40}$)\S{1,24}(?: \S{1,24})*$/,
      'expected 3 to 40 characters, in words of at most 24, for which the logo has room.',
    ),
  vat: z.optional(
    z
      .string()
      .regex(/^[A-Z]{2,3}[-.\dA-Z ]{2,20}$/, 'expected a VAT id such as NL000099998B57, or undefined.'),
  ),
  street: perLanguage,
  city: perLanguage,
  area: perLanguage,
  seat: perLanguage,
  sections: z.array(oneOf(possibleSections)),
  type: z.string().regex(/^[A-Z][A-Za-z]+$/, 'expected a type of schema.org, such as LocalBusiness.'),
  email: z.email('expected an address such as hello@company.example.'),
  thirdParties: z.array(thirdParty),
  hours: z
    .array(openingHours)
    .refine(
      (hours) => hours.every((one) => hours.every((other) => one === other || !overlap(one, other))),
      'expected times that do not overlap on the same day: correct one of them.',
    ),
});

/** Checks the facts in src/company.ts that have a format. */
export function checkCompany(facts: Partial<Record<keyof typeof company, unknown>>, report: Report): void {
  const lines = readFileSync(new URL('../../src/company.ts', import.meta.url), 'utf8').split('\n');
  for (const { path, message } of factSchema.safeParse(facts).error?.issues ?? []) {
    const line = lines.findIndex((text) => text.startsWith(`  ${String(path[0])}: `)) + 1;
    report('src/company.ts', line, nameOf(path)).error(`is wrong: ${message}`);
  }
}
