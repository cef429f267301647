import {
  collections,
  hasPages,
  collectionNames,
  isListed,
  type ListedCollection,
  type PagedCollection,
} from '#content/collections.ts';
import { homeRoute } from '#site/urls.ts';

/** The list pages by the last part of their address: `{ portfolio: '/portfolio' }`. */
type ListRoutes = {
  [
    Name in ListedCollection as (typeof collections)[Name]['list'] extends `/${infer Page}` ? Page : never
  ]: (typeof collections)[Name]['list'];
};

/** The fixed pages by name; the address is the English one, other languages put their prefix in front. */
export const routes = {
  home: homeRoute,
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  accessibility: '/accessibility',
  ...(Object.fromEntries(
    collectionNames.filter(isListed).map((name) => [collections[name].list.slice(1), collections[name].list]),
  ) as ListRoutes),
} as const;

/** The name of a fixed page. */
export type RouteName = keyof typeof routes;

/** Tells whether a text is the name of a fixed page. */
export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** The collections whose items have pages of their own: `/news/{id}`. */
export const sections = collectionNames.filter(hasPages);

/** The path of the page that lists a collection, without language. */
export const listRoute = (collection: ListedCollection) => collections[collection].list;

/**
 * The path of an item, without language.
 * @param collection the collection that it belongs to
 * @param id the item's file name, without ending
 */
export const itemRoute = (collection: PagedCollection, id: string): string =>
  `${listRoute(collection)}/${id}`;

/** The path of the list of projects for one service, without language. */
export const projectsOfRoute = (service: string): string =>
  `${routes.portfolio}${routes.services}/${service}`;

/** The path of a page of a list, without language; the first page is the list itself. */
export const pageRoute = (list: string, page: number): string => (page === 1 ? list : `${list}/page/${page}`);
