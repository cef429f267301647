import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { collections, type CollectionName, itemAddress } from '#content/collections.ts';
import { defaultLocale, locales, type LocaleCode } from '#i18n/locales.ts';
import { say } from '#tools/words/words.ts';
import { filesOfService, isListedInTexts } from './service.ts';
import { renderPlaceholder } from '#tools/placeholders/placeholders.ts';
import { fieldsOf, skeleton } from './skeleton.ts';

/** What is known about an item before it is written. */
export interface Order {
  collection: CollectionName;
  /** Its file name without ending. */
  id: string;
  /** Its title, or who says it, in each language. */
  names: Readonly<Record<LocaleCode, string>>;
  /** The day to put into the item, `2026-11-20`. */
  today: string;
}

/**
 * Writes a new item in every language, which `npm run check:content` passes, or of which it says what is left to write.
 * @param root the project's folder
 * @param order what is to be written
 * @param locale the language of errors
 * @returns the files written or added to, from the root
 * @throws {Error} naming what is wrong with the order, or the file that exists already
 */
export async function writeItem(root: string, order: Order, locale: LocaleCode): Promise<string[]> {
  const { collection, id, names, today } = order;
  if (!itemAddress.test(id)) throw new Error(say({ code: 'notAddress', address: id }, locale));
  refuseFull(root, collection, locale);
  const { picture, body } = collections[collection];
  const base = `src/content/${collection}`;

  const fields = await fieldsOf(collection);
  const values = {
    date: today,
    year: today.slice(0, 4),
    draft: 'true',
    order:
      1 +
      Math.max(
        0,
        ...itemsOf(root, collection).map((file) => orderIn(readFileSync(join(root, file), 'utf8'))),
      ),
  };
  const path = `../${picture?.folder}/${id}.png`;
  const files = new Map<string, string | Buffer>(
    locales.map(({ code }) => {
      const item = { name: names[code], picture: path, values };
      return [`${base}/${code}/${id}.md`, skeleton(fields, code, item, body)];
    }),
  );
  if (picture) files.set(`${base}/${picture.folder}/${id}.png`, await renderPlaceholder(picture));
  // Before anything is written, so that no half of an item is left behind.
  const existing = Array.from(files.keys()).find((file) => existsSync(join(root, file)));
  if (existing !== undefined) throw new Error(say({ code: 'exists', file: existing }, locale));

  if (isListedInTexts(collection))
    for (const [file, text] of await filesOfService(root, id, names, locale)) files.set(file, text);
  for (const [file, content] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
  return [...files.keys()];
}

/**
 * Checks that a collection takes one more item.
 * @param root the project's folder
 * @param locale the language of the error
 * @throws {Error} when it holds as many as it may
 */
export function refuseFull(root: string, collection: CollectionName, locale: LocaleCode): void {
  const { most } = collections[collection];
  if (most === undefined || itemsOf(root, collection).length < most) return;
  throw new Error(say({ code: 'full', folder: `src/content/${collection}`, most }, locale));
}

/** The files of a collection in the default language, from the root. */
const itemsOf = (root: string, collection: CollectionName): string[] =>
  globSync(`src/content/${collection}/${defaultLocale}/*.md`, { cwd: root });

/** The place of an item among others, if it has one. */
const orderIn = (text: string): number => Number(/^order: (\d+)$/m.exec(text)?.[1] ?? 0);
