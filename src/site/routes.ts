import {
  collections,
  hasPages,
  collectionNames,
  isListed,
  type ListedCollection,
  type PagedCollection,
} from '#content/collections.ts';
import { homeRoute } from '#site/urls.ts';

/** List pages by name: `{ portfolio: '/portfolio' }`. */
type ListRoutes = {
  [
    Name in ListedCollection as (typeof collections)[Name]['list'] extends `/${infer Page}` ? Page : never
  ]: (typeof collections)[Name]['list'];
};

/** Fixed pages by name, with their paths without language. */
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

/** Name of a fixed page. */
export type RouteName = keyof typeof routes;

/** Whether a string is the name of a fixed page. */
export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** Collections whose items have pages of their own: `/news/{id}`. */
export const sections = collectionNames.filter(hasPages);

/** Path of a collection's list, without language. */
export const listRoute = (collection: ListedCollection) => collections[collection].list;

/**
 * Path of an item, without language.
 * @param id file name of the item, without extension
 */
export const itemRoute = (collection: PagedCollection, id: string): string =>
  `${listRoute(collection)}/${id}`;

/** Path of the list of a service's projects, without language. */
export const projectsOfRoute = (service: string): string =>
  `${routes.portfolio}${routes.services}/${service}`;

/** Path of a page of a list, without language. The first page is the list itself. */
export const pageRoute = (list: string, page: number): string => (page === 1 ? list : `${list}/page/${page}`);
