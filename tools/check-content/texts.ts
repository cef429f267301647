import { possibleSections, todoMarker } from '#content/collections.ts';
import { hasCollection } from '#content/publication.ts';
import { factPattern, factsIn } from '#i18n/facts.ts';
import { sameAsDefault } from '#shared/languages.ts';
import { defaultLocale, getLocale, type LocaleCode, locales } from '#shared/locales.ts';
import { hasRoute, routes } from '#site/routes.ts';
import { type Place, quote, type Report, suggest } from './findings.ts';
import { type JsonDocument, readJson, type YamlDocument } from './yaml.ts';

/** The folders of the text files: what the company says, and the labels and messages of the site. */
const textFolders = ['src/i18n/locales', 'src/i18n/interface'] as const;

/**
 * Reads the text files of all languages and compares them with those of the default language.
 * @param root the project's folder
 * @returns the company's own texts by language, the default one first; undefined if a file can't be read, or
 *   lacks what the schemas of content import
 */
export function checkTextFiles(root: string, report: Report): JsonDocument[] | undefined {
  const [documents, labels] = textFolders.map((folder) => checkFolder(root, folder, report));
  const [own] = documents ?? [];
  if (!own || !labels?.[0]) return undefined;
  // Texts of sections that a company has added contain what code fills in, as those of others do.
  const filled = labels[0].texts.flatMap(({ text }) =>
    Array.from(text.matchAll(factPattern), ([, name]) => name),
  );
  for (const { text, place } of own.texts) checkInserted(text, place, filled);
  const needed = ['about.team', ...(hasCollection('services') ? ['services.services-items'] : [])];
  const missing = needed.filter((field) => !own.lines.has(field));
  for (const field of missing) own.at(field).error('is missing: expected a list with names.');
  return missing.length > 0 ? undefined : documents;
}

/**
 * Compares the text files of a folder with that of the default language.
 * @returns the texts by language; undefined if a file can't be read
 */
function checkFolder(root: string, folder: string, report: Report): JsonDocument[] | undefined {
  const documents = new Map<LocaleCode, JsonDocument>();
  for (const { code, file } of locales) {
    if (!file)
      report('src/shared/languages.ts').error(`has no row "${code}" in details: add it, as for the others.`);
    const document = file && readJson(root, `${folder}/${file}`, report);
    if (document) documents.set(code, document);
  }
  const original = documents.get(defaultLocale);
  if (original) for (const [code, document] of documents) compareTexts(original, document, code);
  return documents.size === locales.length ? [...documents.values()] : undefined;
}

/** Reports texts that a language lacks or has too many, with other placeholders or no translation. */
function compareTexts(original: YamlDocument, { texts, at }: YamlDocument, locale: LocaleCode): void {
  const own = new Map(texts.map(({ field, text }) => [field, text]));
  for (const { field, text } of original.texts) {
    const written = own.get(field) ?? '';
    const fixedPart = isIdentifier(field) ? quote : placeholdersIn;
    const example = `, as in ${getLocale(defaultLocale).file}:${original.lines.get(field)}.`;
    own.delete(field);
    if (!written && leftOut.some((group) => field.split('.', 2).includes(group))) continue;
    if (!/\S/.test(written)) at(field).error(`is missing: expected a text${example}`);
    else if (fixedPart(written) !== fixedPart(text))
      at(field).error(`has ${fixedPart(written)}: expected ${fixedPart(text)}${example}`);
    else if (written === text && !isIdentifier(field) && isUntranslated(text, locale))
      at(field).error(
        `is ${quote(text)}: translate it, or add it to sameAsDefault in src/shared/languages.ts.`,
      );
  }
  for (const field of own.keys())
    at(field).error(`is not in ${getLocale(defaultLocale).file}: add it there, or delete it.`);
}

/** The groups of texts of sections that the site leaves out. */
const leftOut = [
  ...possibleSections.filter((name) => !hasCollection(name)),
  ...Object.entries(routes).flatMap(([page, route]) => (hasRoute(route) ? [] : page)),
];

/** Whether code uses a text to identify a list item. Visitors don't see it. */
const isIdentifier = (field: string): boolean => /\](?:\.\w+)*\.(?:name|date|page|picture)$/.test(field);

/** Dates, numbers and placeholders are the same in every language. */
const isUntranslated = (text: string, locale: LocaleCode): boolean =>
  locale !== defaultLocale &&
  /\p{L}/u.test(text.replaceAll(factPattern, '')) &&
  !Object.hasOwn(sameAsDefault[locale] ?? {}, text);

const placeholdersIn = (text: string): string => {
  const found = Array.from(text.matchAll(factPattern), ([, name]) => `{{${name}}}`);
  return [...new Set(found)].sort().join(' ') || 'no placeholder';
};

/**
 * Checks that a text mentions facts that exist, and that nothing is left of `npm run new`.
 * @param filled the names of other placeholders, which code fills in
 */
export function checkInserted(text: string, place: Place, filled: (string | undefined)[] = []): void {
  const known = Object.keys(factsIn(defaultLocale));
  for (const [fact, name = ''] of text.matchAll(factPattern)) {
    const remedy = suggest(name, known, `use one of ${known.join(', ')}.`);
    if (![...known, ...filled].includes(name))
      place.error(`mentions ${quote(fact)}, which is no fact of src/company/company.json: ${remedy}`);
  }
  if (text.startsWith(`${todoMarker}:`) || text.endsWith(`/${todoMarker}.svg`))
    place.error(`still says ${todoMarker}: write the text, or choose a picture.`);
}
