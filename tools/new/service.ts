import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdits, modify, type JSONPath } from 'jsonc-parser';
import { unwritten, type CollectionName } from '#content/collections.ts';
import { serviceSlug } from '#content/service-slug.ts';
import { getLocale, locales, type LocaleCode, type Texts } from '#i18n/locales.ts';
import { drawingOf } from '#tools/check-content/texts.ts';
import { say } from '#tools/words/words.ts';
import { drawPlaceholder } from '#tools/placeholders/placeholders.ts';

const list = 'services-items';

/** Tells whether the items of a collection are listed in the text files besides. */
export const isListedInTexts = (collection: CollectionName): boolean => collection === 'services';

/**
 * What a service wants besides its items: a place in the list of services and texts in every language, and a drawing.
 * @param root the project's folder
 * @param id its file name without ending
 * @param names in each language
 * @param locale the language of the error
 * @returns the files to write, by path from the root
 * @throws {Error} when there are texts of that name already
 */
export async function filesOfService(
  root: string,
  id: string,
  names: Readonly<Record<LocaleCode, string>>,
  locale: LocaleCode,
): Promise<Map<string, string>> {
  const files = new Map([[drawingOf(id), drawPlaceholder({ width: 400, height: 260 })]]);
  for (const { code } of locales) {
    const file = `src/i18n/locales/${getLocale(code).file}`;
    const text = await readFile(join(root, file), 'utf8');
    if (Object.hasOwn((JSON.parse(text) as Texts).services, id))
      throw new Error(say({ code: 'exists', file: `"services.${id}" of ${file}` }, locale));
    files.set(file, addTexts(text, id, code, names));
  }
  return files;
}

function addTexts(
  text: string,
  id: string,
  locale: LocaleCode,
  names: Readonly<Record<LocaleCode, string>>,
): string {
  const insert = (into: string, path: JSONPath, value: unknown, isArrayInsertion = false) => {
    const formattingOptions = { tabSize: 2, insertSpaces: true };
    return applyEdits(into, modify(into, path, value, { formattingOptions, isArrayInsertion }));
  };
  const { services, editors } = JSON.parse(text) as Texts;
  const instructions: Readonly<Record<string, unknown>> = editors.newItem.instructions;
  const [first] = services[list];
  const others: Readonly<Record<string, unknown>> = services;
  // The same texts as another service has.
  const texts = Object.keys(Object(others[serviceSlug(first?.name ?? '')])).map((key) => [
    key,
    `${unwritten}: ${String(instructions[key])}`,
  ]);
  // The name is the address in words, which the default language's title mostly is too.
  const given = Object.values(names).find((title) => serviceSlug(title) === id);
  const name = given ?? id.replaceAll('-', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
  const withTexts = insert(text, ['services', id], Object.fromEntries(texts));
  return insert(
    withTexts,
    ['services', list, services[list].length],
    { name, alternative: names[locale] },
    true,
  );
}
