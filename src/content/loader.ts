import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import type { CollectionName } from '#content/collections.ts';
import { showsDrafts } from '#content/preview.ts';
import { hasCollection, isPublished, isReleased, publishDay } from '#content/publication.ts';
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

/** Fills the facts into items. Those that aren't shown aren't validated: drafts may be incomplete. */
const withFacts = (context: LoaderContext, showsAll: boolean): LoaderContext => ({
  ...context,
  generateDigest: (text) => context.generateDigest({ markdownHash, text }),
  parseData: async (entry) =>
    showsAll || isReleased(entry.data)
      ? context.parseData({ ...entry, data: fillFacts(entry.data, localeOf(entry)) })
      : entry.data,
});

/** Leaves out items that are invalid or lack a picture, so that they don't take the site down. */
function withoutInvalid(context: LoaderContext): LoaderContext {
  const { store, logger } = context;
  const invalid = new Set<string>();
  const leaveOut = (file: string | undefined, reason: string) =>
    logger.error(`${file} is left out: run "npm run check:content". ${reason}`);
  const parseData: LoaderContext['parseData'] = async (entry) => {
    invalid.delete(entry.id);
    try {
      return await context.parseData(entry);
    } catch (error) {
      leaveOut(entry.filePath, String(error));
      invalid.add(entry.id);
      return entry.data;
    }
  };
  const set: typeof store.set = (entry) => {
    const { id, filePath = '', assetImports = [] } = entry;
    const missing = assetImports.find(
      (path) => path.startsWith('.') && !existsSync(join(dirname(filePath), path)),
    );
    if (missing) leaveOut(filePath, `${missing} does not exist.`);
    if (!missing && !invalid.has(id)) return store.set(entry);
    store.delete(id);
    return false;
  };
  return { ...context, parseData, store: { ...store, set } };
}

/**
 * Loads the items of a collection, with the company's facts. Drops withdrawn ones and, except in development
 * and previews, drafts and scheduled ones, because Astro publishes the pictures of every entry.
 */
export function itemLoader(name: CollectionName): Loader {
  const files = glob({
    pattern,
    base: `./src/content/${name}`,
    // By default Astro would read a `slug` from the front matter.
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  });
  return {
    ...files,
    load: async (context) => {
      if (!hasCollection(name)) return;
      const isDevelopment = context.watcher !== undefined;
      const showsAll = isDevelopment || showsDrafts;
      const filled = withFacts(context, showsAll);
      await files.load(isDevelopment ? withoutInvalid(filled) : filled);
      const { store } = context;
      // Astro only logs a text that it can't render, and would show its page without it.
      for (const { body, rendered, filePath } of store.values())
        if (body && !rendered && !isDevelopment)
          throw new Error(
            `${filePath}: its text cannot be rendered, as Astro says above: correct what it names.`,
          );
      // Previews would show withdrawn items instead of the redirect.
      for (const { id, data } of store.values())
        if (showsAll ? data['withdrawn'] : !isPublished(data, day)) store.delete(id);
    },
  };
}
