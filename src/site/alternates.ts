import { defaultLocale, type Locale, type LocaleCode, locales } from '#i18n/locales.ts';
import { hasPage } from '#site/pages.ts';
import { listRoute, routes, sections } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';

/**
 * The languages in which a page exists.
 * @param route a path without language
 * @returns each language with the page's address in it; empty for an unknown page
 */
export async function getAlternates(route: string): Promise<{ locale: Locale; href: string }[]> {
  const versions = locales.map(async (locale) =>
    (await hasPage(locale.code, route)) ? [{ locale, href: localizePath(locale.code, route) }] : [],
  );
  return (await Promise.all(versions)).flat();
}

/** Where the language switch leads. */
export interface Switch {
  href: string;
  /** Whether that is the same page. */
  exact: boolean;
  /** For an item that the target language lacks, the languages that have it. */
  only?: LocaleCode[];
}

/**
 * Where the language switch leads from a page.
 * @param route a path without language
 * @param target the language to switch to
 * @returns the same page; where it does not exist in that language, its section's list; from an unknown page, home
 */
export async function getSwitch(route: string, target: LocaleCode): Promise<Switch> {
  if (await hasPage(target, route)) return { href: localizePath(target, route), exact: true };
  const section = sections.map(listRoute).find((list) => route.startsWith(`${list}/`));
  const href = localizePath(target, section ?? routes.home);
  const versions = await getAlternates(route);
  // Deeper down are the pages of lists, which a language has as many of as it needs.
  const isItem =
    versions.length > 0 && section !== undefined && !route.slice(section.length + 1).includes('/');
  return { href, exact: false, ...(isItem && { only: versions.map(({ locale }) => locale.code) }) };
}

/** The address that a visitor of any other language is sent to: the English one where it exists. */
export const xDefault = (alternates: { locale: Locale; href: string }[]): string | undefined =>
  (alternates.find(({ locale }) => locale.code === defaultLocale) ?? alternates[0])?.href;
