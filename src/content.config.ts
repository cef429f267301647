import type { Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { defineCollection } from 'astro:content';
import { type CollectionName, possibleCollections } from '#content/collections.ts';
import { itemLoader } from '#content/loader.ts';
import { schemas } from '#content/schemas.ts';

const define = (name: CollectionName) =>
  defineCollection<z.ZodObject, Loader>({ loader: itemLoader(name), schema: schemas[name] });

export const collections = Object.fromEntries(possibleCollections.map((name) => [name, define(name)])) as {
  [Name in CollectionName]: { schema: (typeof schemas)[Name] };
};
