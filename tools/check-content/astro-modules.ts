/*
  Replaces the modules that only Astro has, `astro:content` and the script in which astro-i18next sets i18next
  up, so that Node can load src/site/pages.ts.
*/
import { registerHooks } from 'node:module';
import i18next from 'i18next';
import type { CollectionName } from '#content/collections.ts';

interface Entry {
  collection: CollectionName;
  id: string;
  data: unknown;
}

let entries: readonly Entry[] = [];

/** Sets the items that the site has. */
export const setEntries = (all: readonly Entry[]): void => {
  entries = all;
};

/** @public as in `astro:content` */
export const getCollection = (collection: CollectionName, filter: (entry: Entry) => boolean): Entry[] =>
  entries.filter((entry) => entry.collection === collection && filter(entry));

await i18next.init({ initImmediate: false });

registerHooks({
  resolve: (specifier, context, next) =>
    /^(?:astro|virtual):/.test(specifier)
      ? { url: import.meta.url, shortCircuit: true }
      : next(specifier, context),
});
