import type { BreadcrumbList, ItemList } from 'schema-dts';
import type { LocaleCode } from '#i18n/locales.ts';
import type { Crumb } from '#site/page.ts';
import { pageId, refer } from '#site/structured-data/ids.ts';

/** The way from the home page to an inner one, as its header shows it. */
export const describeBreadcrumb = (locale: LocaleCode, crumbs: Crumb[]) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ route, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: refer(pageId(locale, route)),
    })),
  }) satisfies BreadcrumbList;

/**
 * What a page of a list shows.
 * @param locale the language of the page
 * @param route its path, without language
 * @param items the paths of the items in the order in which they are shown, without language
 */
export const describeList = (locale: LocaleCode, route: string, items: string[]) =>
  ({
    '@type': 'ItemList',
    mainEntityOfPage: refer(pageId(locale, route)),
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: pageId(locale, item),
    })),
  }) satisfies ItemList;
