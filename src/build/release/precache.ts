import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '#i18n/locales.ts';
import { localizePath, offlineRoute } from '#site/routing.ts';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** What the worker may fetch in advance, compressed. */
export const precacheLimit = 120_000;

/** An entry of workbox's list. */
interface Entry {
  url: string;
  revision: string | null;
  size: number;
}

const offlineFiles = locales.map(({ code }) => `${localizePath(code, offlineRoute).slice(1)}.html`);

// Where an island's code stands: it travels only once somebody uses the island.
const onDemand = /\s(?:component-url|renderer-url|before-hydration-url|props)="[^"]*"/g;

/**
 * The files of the build that a page or script names.
 * @param text HTML, where what is loaded on demand does not count, or a script
 * @param files the paths that there are, without a slash in front
 * @returns those named by their whole path or, as scripts do, by what follows `./`
 */
function namedFiles(text: string, files: ReadonlySet<string>): string[] {
  const names = text.replaceAll(onDemand, '').match(/[\w.-]+(?:\/[\w.-]+)*\.\w+/g) ?? [];
  return [...new Set(names.flatMap((name) => [name, `assets/${name.replace(/^\.\//, '')}`]))].filter((file) =>
    files.has(file),
  );
}

/**
 * Chooses what the worker fetches in advance: the offline pages, and what they need to be drawn. Every page
 * is drawn with the same files.
 * @param folder the build's folder
 * @param entries every file that could be meant, with the revision of what is written now
 * @returns the entries to keep, by address
 * @throws {Error} when an offline page is missing or the limit is passed
 */
export async function choosePrecache<E extends Entry>(folder: string, entries: E[]): Promise<E[]> {
  const files = new Set(entries.map(({ url }) => url));
  const chosen = new Set<string>();
  const waiting = [...offlineFiles];
  let size = 0;
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (chosen.has(file)) continue;
    chosen.add(file);
    const bytes = await readFile(join(folder, file));
    size += Math.min(bytes.byteLength, (await brotli(bytes)).byteLength);
    if (/\.(?:html|js)$/.test(file)) waiting.push(...namedFiles(bytes.toString(), files));
  }
  if (size > precacheLimit) {
    throw new Error(
      `The offline pages need ${size} bytes compressed, want ${precacheLimit} at most: see what they load.`,
    );
  }
  return entries
    .filter(({ url }) => chosen.has(url))
    .map((entry) => ({ ...entry, url: `/${entry.url.replace(/\.html$/, '')}` }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}
