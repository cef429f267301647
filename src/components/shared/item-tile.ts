import type { NewsItem, Project } from '#content/queries.ts';
import type { LocaleCode } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { itemRoute } from '#site/routes.ts';

/** What the tile of an item shows, apart from its words: props of Tile.astro. */
export const itemTile = ({ collection, slug, data }: NewsItem | Project, locale: LocaleCode) => ({
  href: localizePath(locale, itemRoute(collection, slug)),
  src: data.cover,
  focus: data.coverFocus,
  title: data.title,
  colour: data.colour,
});
