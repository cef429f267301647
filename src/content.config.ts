import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { defineCollection } from 'astro:content';
import { type CollectionName, possibleCollections } from '#content/collections.ts';
import { showsDrafts } from '#content/preview.ts';
import { hasCollection, isPublished, isReleased, publishDay } from '#content/publication.ts';
import { schemas } from '#content/schemas.ts';
import { factsIn, fillFacts } from '#i18n/facts.ts';
import { texts } from '#i18n/texts.ts';
import { type LocaleCode, locales } from '#shared/locales.ts';

const pattern = locales.map(({ code }) => `${code}/*.md`);

const day = publishDay();

// Astro caches the HTML of an unchanged item. This hash invalidates the cache when the Markdown plugins, the
// packages, the facts or the texts that plugins insert change.
const markdownSources = import.meta.glob<string>(['/src/build/{crop,markdown*}.ts', '/package.json'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const insertedTexts = locales.map(({ code }) => [factsIn(code), texts[code].main.notes]);
const markdownHash = hash('sha256', JSON.stringify([markdownSources, insertedTexts]));

const localeOf = ({ id }: { id: string }) => id.split('/', 1)[0] as LocaleCode;

/**
 * Loads the items of a collection, with the company's facts. Drops withdrawn ones and, except in development
 * and previews, drafts and scheduled ones, because Astro publishes the pictures of every entry.
 */
function items(name: CollectionName): Loader {
  const files = glob({
    pattern,
    base: `./src/content/${name}`,
    // By default Astro would read a `slug` from the front matter.
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  });
  return {
    ...files,
    load: async (context) => {
      const generateDigest: typeof context.generateDigest = (text) =>
        context.generateDigest({ markdownHash, text });
      const { store, watcher } = context;
      if (!hasCollection(name)) return;
      const showsAll = watcher !== undefined || showsDrafts;
      const invalid = new Set<string>();
      const parseData: typeof context.parseData = async (entry) => {
        // Drafts may be incomplete, so a build that leaves them out doesn't validate them.
        if (!showsAll && !isReleased(entry.data)) return entry.data;
        invalid.delete(entry.id);
        try {
          return await context.parseData({ ...entry, data: fillFacts(entry.data, localeOf(entry)) });
        } catch (error) {
          if (!watcher) throw error;
          leaveOut(entry.filePath, String(error));
          invalid.add(entry.id);
          return entry.data;
        }
      };
      // In development, an item with a missing picture must not take the site down.
      const leaveOut = (file: string | undefined, reason: string) =>
        context.logger.error(`${file} is left out: run "npm run check:content". ${reason}`);
      const setValid: typeof store.set = (entry) => {
        if (invalid.has(entry.id)) return false;
        const { filePath = '', assetImports = [] } = entry;
        const missing = assetImports.find(
          (path) => path.startsWith('.') && !existsSync(join(dirname(filePath), path)),
        );
        if (!watcher || !missing) return store.set(entry);
        leaveOut(filePath, `${missing} does not exist.`);
        store.delete(entry.id);
        return false;
      };
      await files.load({ ...context, store: { ...store, set: setValid }, generateDigest, parseData });
      // Astro only logs a text that it can't render, and would show its page without it.
      for (const { body, rendered, filePath } of store.values())
        if (body && !rendered && !watcher)
          throw new Error(
            `${filePath}: its text cannot be rendered, as Astro says above: correct what it names.`,
          );
      // Previews would show withdrawn items instead of the redirect.
      for (const { id, data } of store.values())
        if (showsAll ? data['withdrawn'] : !isPublished(data, day)) store.delete(id);
    },
  };
}

const define = (name: CollectionName) =>
  defineCollection<z.ZodObject, Loader>({ loader: items(name), schema: schemas[name] });

export const collections = Object.fromEntries(possibleCollections.map((name) => [name, define(name)])) as {
  [Name in CollectionName]: { schema: (typeof schemas)[Name] };
};
