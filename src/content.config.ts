import { glob, type Loader } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import type { CollectionName } from '#content/collections.ts';
import { isPublished, publicationDay } from '#content/publication.ts';
import { renderingHash } from '#content/rendering.ts';
import { newsSchema } from '#content/schemas/news.ts';
import { projectSchema } from '#content/schemas/projects.ts';
import { serviceSchema } from '#content/schemas/services.ts';
import { statementSchema } from '#content/schemas/statements.ts';
import { testimonialSchema } from '#content/schemas/testimonials.ts';
import { locales } from '#i18n/locales.ts';
import { showsDrafts } from '#content/preview.ts';

const pattern = `{${locales.map(({ code }) => code).join()}}/*.md`;

const day = publicationDay(import.meta.env.PUBLISH_DAY);

/**
 * Loads the items of a collection. Drafts and scheduled items are dropped here, except for editors, because Astro
 * publishes the pictures of every entry, and so that one day counts for the whole build.
 */
function items(name: CollectionName): Loader {
  const files = glob({
    pattern,
    base: `./src/content/${name}`,
    // The file name is the address. Schemas refuse a `slug` in the front matter.
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

export const collections = {
  news: defineCollection({ loader: items('news'), schema: newsSchema }),
  projects: defineCollection({ loader: items('projects'), schema: projectSchema }),
  services: defineCollection({ loader: items('services'), schema: serviceSchema }),
  testimonials: defineCollection({ loader: items('testimonials'), schema: testimonialSchema }),
  statements: defineCollection({ loader: items('statements'), schema: statementSchema }),
} satisfies Record<CollectionName, unknown>;
