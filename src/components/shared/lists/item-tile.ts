import type { CollectionName } from '#content/collections.ts';
import type { ItemOf } from '#content/queries.ts';
import type { LocaleCode } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { itemRoute } from '#site/routes.ts';

type ItemWithCover = Extract<ItemOf<CollectionName>, { data: { cover: unknown } }>;

/** What the tile of an item shows, apart from its words: props of Tile.astro. */
export const itemTile = ({ collection, slug, data }: ItemWithCover, locale: LocaleCode) => ({
  href: localizePath(locale, itemRoute(collection, slug)),
  src: data.cover,
  focus: data.coverFocus,
  title: data.title,
  colour: data.colour,
});
