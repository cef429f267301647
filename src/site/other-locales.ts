import { nameLanguages } from '#i18n/format.ts';
import { otherLocales, type LocaleCode } from '#i18n/shared/locales.ts';
import { localizePath } from '#i18n/shared/urls.ts';
import { getPages, isItem, type PageOf } from '#site/pages.ts';

/** The paths of a section's items, without language. */
const itemRoutes = async (locale: LocaleCode, section: string) =>
  (await getPages(locale))
    .filter((page) => isItem(page) && page.trail[0]?.route === section)
    .map(({ route }) => route);

/**
 * Finds lists in other languages that have items without a translation. An item in several languages counts in the first
 * of them.
 * @param page a section's list
 * @returns for each such list its language, its path, its number of such items and the name of its language
 */
export async function findOtherLocales({ locale, route }: PageOf<'news' | 'portfolio'>) {
  const counted = new Set(await itemRoutes(locale, route));
  const lists = [];
  for (const { code } of otherLocales(locale)) {
    const missing = (await itemRoutes(code, route)).filter((item) => !counted.has(item));
    if (missing.length === 0) continue;
    for (const item of missing) counted.add(item);
    const language = nameLanguages([code], locale);
    lists.push({ code, href: localizePath(code, route), count: missing.length, language });
  }
  return lists;
}
