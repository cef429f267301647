import { longestTitle } from '#content/schemas/shared.ts';

/**
 * The title of a page as tabs and search engines show it: rather without the company's name than cut.
 * @param title the page's own
 * @param named the same with the company's name
 * @returns the second where it fits
 */
export const titleTag = (title: string, named: string): string =>
  named.length > longestTitle ? title : named;
