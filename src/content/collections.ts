import type { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';

/** The properties of a collection. */
export interface Collection {
  /** Imports the schema on demand, since schemas import the English texts, which may be broken. */
  schema: () => Promise<(context: SchemaContext) => z.ZodObject>;
  /** The path of the page that lists the items, without language. */
  list: `/${string}` | undefined;
  /** Whether each item has a page of its own, below the list. */
  pages: boolean;
  /** Whether items have a Markdown body. */
  body: boolean;
  /** The maximum number of items per language, if a page shows them all. */
  maxItems: number | undefined;
  /** The largest size at which an item's picture is shown, in pixels, and the folder of the pictures. */
  picture: { width: number; height: number; folder: string } | undefined;
  /** Whether every item must exist in every language. */
  everyLanguage: boolean;
}

/** The limits of a picture. A small file can expand to many pixels, by mistake or as an attack. */
export const pictureLimits = { bytes: 20e6, megapixels: 25 } as const;

/** Marks the placeholders that `npm run new` writes: texts that begin with `TODO:`, and the picture `TODO.png`. */
export const todoMarker = 'TODO';

/** The collections by the names of their folders in `src/content`. */
export const collections = {
  news: {
    schema: async () => (await import('#content/schemas/news.ts')).newsSchema,
    list: '/news',
    pages: true,
    body: true,
    maxItems: undefined,
    picture: { width: 1200, height: 750, folder: 'covers' },
    everyLanguage: false,
  },
  projects: {
    schema: async () => (await import('#content/schemas/projects.ts')).projectSchema,
    list: '/portfolio',
    pages: true,
    body: true,
    maxItems: undefined,
    picture: { width: 1200, height: 750, folder: 'covers' },
    everyLanguage: false,
  },
  services: {
    schema: async () => (await import('#content/schemas/services.ts')).serviceSchema,
    list: '/services',
    pages: true,
    body: true,
    maxItems: undefined,
    picture: { width: 1200, height: 750, folder: 'covers' },
    everyLanguage: true,
  },
  testimonials: {
    schema: async () => (await import('#content/schemas/testimonials.ts')).testimonialSchema,
    list: undefined,
    pages: false,
    body: false,
    maxItems: 6,
    picture: { width: 300, height: 300, folder: 'portraits' },
    everyLanguage: true,
  },
  statements: {
    schema: async () => (await import('#content/schemas/statements.ts')).statementSchema,
    list: undefined,
    pages: false,
    body: true,
    maxItems: undefined,
    picture: undefined,
    everyLanguage: true,
  },
} as const satisfies Record<string, Collection>;

/** The name of a collection, and of its folder in `src/content`. */
export type CollectionName = keyof typeof collections;

type With<Part> = {
  [Name in CollectionName]: (typeof collections)[Name] extends Part ? Name : never;
}[CollectionName];

/** The name of a collection with a page that lists its items. */
export type ListedCollection = With<{ list: string }>;

/** The name of a collection whose items have pages. */
export type PagedCollection = With<{ list: string; pages: true }>;

/** The names of all collections. */
export const collectionNames = Object.keys(collections) as CollectionName[];

/** Whether a page lists the items of a collection. */
export const isListed = (name: CollectionName): name is ListedCollection =>
  collections[name].list !== undefined;

/** Whether the items of a collection have pages. */
export const hasPages = (name: CollectionName): name is PagedCollection =>
  isListed(name) && collections[name].pages;
