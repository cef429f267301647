import { isUnlisted } from '#site/routing.ts';

/**
 * Lets a page say which text stands where, as `data-text` of the element that ends with it, or as `data-label` of the
 * one that has it for a label: src/client/errors/error-page.ts shows it in another language.
 * @param route the path of the page, without language
 * @returns a function that gives a text's key (`main.skipLink`) back where that script may run, and nothing elsewhere
 */
export const textKeys = (route: string) => (key: string) => (isUnlisted(route) ? key : undefined);
