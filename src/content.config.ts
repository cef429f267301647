import { glob, type Loader } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import {
  collectionNames,
  collections as table,
  type Collection,
  type CollectionName,
} from '#content/collections.ts';
import { isPublished, publicationDay } from '#content/publication.ts';
import { renderingHash } from '#content/rendering.ts';
import { locales } from '#i18n/locales.ts';
import { showsDrafts } from '#content/preview.ts';

const pattern = `{${locales.map(({ code }) => code).join()}}/*.md`;

const day = publicationDay(import.meta.env.PUBLISH_DAY);

/**
 * Reads the items of a collection; what is not yet published only for editors, as Astro publishes the pictures of
 * whatever it reads. Everything else reads what this leaves, so that one day holds for the whole build.
 */
function items(name: CollectionName): Loader {
  const files = glob({
    pattern,
    base: `./src/content/${name}`,
    // The file name is the address; a `slug` in the front matter is refused by the schema.
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  });
  return {
    ...files,
    load: async (context) => {
      const generateDigest: typeof context.generateDigest = (text) =>
        context.generateDigest({ renderingHash, text });
      await files.load({ ...context, generateDigest });
      const { store, watcher } = context;
      if (watcher || showsDrafts) return;
      for (const { id, data } of store.values()) if (!isPublished(data, day)) store.delete(id);
    },
  };
}

async function define(name: CollectionName) {
  const { schema }: Collection = table[name];
  return defineCollection({ loader: items(name), schema: await schema() });
}

/** Astro takes the type of a collection's entries from here. */
type Collections = {
  [Name in CollectionName]: { schema: Awaited<ReturnType<(typeof table)[Name]['schema']>> };
};

export const collections = Object.fromEntries(
  await Promise.all(collectionNames.map(async (name) => [name, await define(name)] as const)),
) as unknown as Collections;
