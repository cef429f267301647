import { defaultLocale, type LocaleCode } from '#i18n/locales.ts';
import { getAlternates } from '#site/graph.ts';
import { getPage } from '#site/pages.ts';
import { refer, topicId } from '#site/structured-data/ids.ts';

/** The languages in which an item says the same. */
async function getVersions(route: string): Promise<LocaleCode[]> {
  const pages = (await getAlternates(route)).map(({ locale }) => getPage(locale.code, route));
  return (await Promise.all(pages))
    .filter((page) => page.kind === 'item' && page.entry.data.translation !== 'independent')
    .map(({ locale }) => locale);
}

/**
 * Says of an item which others are its translations, or of which it is one: that in the default language is the work,
 * where it exists.
 * @param locale the language of the item
 * @param route its path without language
 * @returns nothing for an item that stands alone, or is written independently of the others
 */
export async function describeTranslations(locale: LocaleCode, route: string) {
  const versions = await getVersions(route);
  const work = versions.find((code) => code === defaultLocale) ?? versions[0];
  if (work === undefined || versions.length === 1 || !versions.includes(locale)) return {};
  if (locale !== work) return { translationOfWork: refer(topicId(work, route)) };
  return {
    workTranslation: versions.filter((code) => code !== work).map((code) => refer(topicId(code, route))),
  };
}
