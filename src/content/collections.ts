import type { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';

/** The properties of a collection. */
export interface Collection {
  /** Imports the schema when it is needed: schemas read the English texts, which may be broken. */
  schema: () => Promise<(context: SchemaContext) => z.ZodObject>;
  /** The path of the page that lists the items, without language. */
  list: `/${string}` | undefined;
  /** Whether each item has a page of its own, below the list. */
  pages: boolean;
  /** Whether an item has a text below its front matter. */
  body: boolean;
  /** The most items per language, where one page shows them all. */
  most: number | undefined;
  /** The largest size at which the picture of an item is shown, in pixels, and the folder of the pictures. */
  picture: { width: number; height: number; folder: string } | undefined;
  /** Whether every item must exist in every language. */
  everyLanguage: boolean;
}

/** The largest picture that may be published. More pixels are a mistake or an attack: a small file can hold many. */
export const largestPicture = { bytes: 20e6, megapixels: 25 } as const;

/** The file names of items, without extension: they are the last part of the address. */
export const itemAddress = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Marks what `npm run new` leaves to an editor: texts that begin with `TODO:`, and the picture `TODO.png`. */
export const unwritten = 'TODO';

/** The collections by the names of their folders in `src/content`. */
export const collections = {
  news: {
    schema: async () => (await import('#content/schemas/news.ts')).newsSchema,
    list: '/news',
    pages: true,
    body: true,
    most: undefined,
    picture: { width: 1200, height: 750, folder: 'covers' },
    everyLanguage: false,
  },
  projects: {
    schema: async () => (await import('#content/schemas/projects.ts')).projectSchema,
    list: '/portfolio',
    pages: true,
    body: true,
    most: undefined,
    picture: { width: 1200, height: 750, folder: 'covers' },
    everyLanguage: false,
  },
  services: {
    schema: async () => (await import('#content/schemas/services.ts')).serviceSchema,
    list: '/services',
    pages: true,
    body: true,
    most: undefined,
    picture: undefined,
    everyLanguage: true,
  },
  testimonials: {
    schema: async () => (await import('#content/schemas/testimonials.ts')).testimonialSchema,
    list: undefined,
    pages: false,
    body: false,
    most: 6,
    picture: { width: 200, height: 200, folder: 'portraits' },
    everyLanguage: true,
  },
  statements: {
    schema: async () => (await import('#content/schemas/statements.ts')).statementSchema,
    list: undefined,
    pages: false,
    body: true,
    most: undefined,
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
