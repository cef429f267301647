interface Collection {
  /** Only sections have it. */
  pages?: {
    /** The path of the page that lists the items, without language. The pages of items are below it. */
    route: `/${string}`;
    /** The kind of the page that lists the items, and the group of its texts. */
    list: string;
    /** The kind of the items' pages. */
    item: string;
    /** How many items a page of the list shows, if not all. */
    size?: number;
  };
  /** Whether items have a Markdown body, and a page that shows it. */
  body: boolean;
  /** The maximum number of items per language, if a page shows them all. */
  maxItems?: number;
  /** The largest size at which an item's picture is shown, in pixels, and the folder of the pictures. */
  picture?: { width: number; height: number; folder: string };
  /** Whether every item must exist in every language. */
  everyLanguage?: boolean;
}

/** The largest size at which a figure of an item is shown, in pixels. */
export const figureSize = { width: 1600, height: 1000 } as const;

/** The limits of a picture. A small file can expand to many pixels, by mistake or as an attack. */
export const pictureLimits = { bytes: 20e6, megapixels: 25 } as const;

/** The name of a service's picture, from the project's root and without ending: `/art/services/seo`. */
export const servicePicture = (slug: string) => `/art/services/${slug}` as const;

/** Marks the placeholders of `npm run new`: texts that begin with `TODO:`, and the drawing `TODO.svg`. */
export const todoMarker = 'TODO';

const rows = {
  news: {
    pages: { route: '/news', list: 'news', item: 'newsItem', size: 11 },
    body: true,
    picture: { width: 1600, height: 800, folder: 'covers' },
  },
  projects: {
    pages: { route: '/portfolio', list: 'portfolio', item: 'project', size: 9 },
    body: true,
    picture: { width: 1600, height: 800, folder: 'covers' },
  },
  services: {
    pages: { route: '/services', list: 'services', item: 'service' },
    body: true,
    picture: { width: 1600, height: 800, folder: 'covers' },
    everyLanguage: true,
  },
  testimonials: {
    body: false,
    maxItems: 6,
    picture: { width: 600, height: 600, folder: 'portraits' },
    everyLanguage: true,
  },
  statements: {
    body: true,
  },
} as const satisfies Record<string, Collection>;

type Rows = typeof rows;

export type CollectionName = keyof Rows;

export const collectionTraits: Record<CollectionName, Collection> & Rows = rows;

export const possibleCollections = Object.keys(rows) as CollectionName[];

/** The name of a section: a collection with a page that lists its items, which have pages, too. */
export type SectionName = {
  [Name in CollectionName]: Rows[Name] extends { pages: object } ? Name : never;
}[CollectionName];

/** The kinds of page of a section. */
export type PagesOf<Name extends SectionName> = Rows[Name]['pages'];

/** Whether a collection is a section, be the site without it or not. */
export const isSection = (name: CollectionName): name is SectionName =>
  collectionTraits[name].pages !== undefined;

export const possibleSections = possibleCollections.filter(isSection);
