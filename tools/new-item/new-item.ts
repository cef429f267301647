import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import slugify from '@sindresorhus/slugify';
import { defaultLocale, locales, otherLocales } from '#i18n/locales.ts';
import { drawPlaceholderCover } from './placeholder-cover.ts';
import { fieldsOf, kinds, limitOf, skeleton } from './skeleton.ts';

const translated = otherLocales(defaultLocale).map(({ name }) => ` ["Title in ${name}"]`);
const usage = `Usage: npm run new -- ${Array.from(kinds.keys())[0]} "Title"${translated.join('')}`;

/**
 * Writes a new item in every language, as a draft that the content doctor has nothing against.
 * @param root the project's folder
 * @param args the kind, the title, and the title in each other language, in their order; one that is not given
 *   is the first
 * @param today the day to put into the item, `2026-11-20`
 * @returns the files written, from the root
 * @throws {Error} naming what is wrong with the arguments, or the file that exists already
 */
export async function writeNewItem(root: string, args: readonly string[], today: string): Promise<string[]> {
  const [kind, ...titles] = args.map((argument) => argument.trim().replace(/\s+/g, ' '));
  const choice = Array.from(kinds.keys()).join(' or ');
  if (!kind) throw new Error(`Want a kind of item, ${choice}. ${usage}`);
  const collection = kinds.get(kind);
  if (!collection) throw new Error(`"${kind}" is not a kind of item, want ${choice}. ${usage}`);
  const [title] = titles;
  if (!title || titles.includes('')) throw new Error(`Want a title. ${usage}`);
  if (titles.length > locales.length) throw new Error(`Want each title in quotation marks. ${usage}`);

  const fields = await fieldsOf(collection);
  const limit = limitOf(fields['title']);
  const tooLong = titles.find(({ length }) => length > limit);
  if (tooLong) {
    throw new Error(`"${tooLong}" has ${tooLong.length} characters, want at most ${limit}. ${usage}`);
  }
  const id = slugify(title, { decamelize: false });
  if (id === '') throw new Error(`"${title}" has no letter that an address can hold, want some. ${usage}`);

  const base = `src/content/${collection}`;
  const files = new Map<string, string | Buffer>(
    locales.map(({ code }, index) => [
      `${base}/${code}/${id}.md`,
      skeleton(fields, code, { id, title: titles[index] ?? title, today }),
    ]),
  );
  if ('cover' in fields) files.set(`${base}/covers/${id}.png`, await drawPlaceholderCover());
  refuseExisting(root, files.keys());
  for (const [file, text] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text, { flag: 'wx' });
  }
  return [...files.keys()];
}

/** Before anything is written, so that no half of an item is left behind. */
function refuseExisting(root: string, files: Iterable<string>): void {
  for (const file of files) {
    if (existsSync(join(root, file)))
      throw new Error(`${file} exists already: choose another title, or edit that file.`);
  }
}
