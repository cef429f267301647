import { type Locale, type LocaleCode, locales } from '#i18n/locales.ts';
import { hasPage } from '#site/pages.ts';
import { listRoute, routes, sections } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';

/**
 * Lists the languages in which a page exists.
 * @param route path without language
 * @returns each language with the page's path in it; empty for an unknown page
 */
export async function getAlternates(route: string): Promise<{ locale: Locale; href: string }[]> {
  const versions = locales.map(async (locale) =>
    (await hasPage(locale.code, route)) ? [{ locale, href: localizePath(locale.code, route) }] : [],
  );
  return (await Promise.all(versions)).flat();
}

/** The target of the language menu. */
export interface Switch {
  href: string;
  /** Whether the target is the same page. */
  exact: boolean;
  /** For an item without a translation, the languages that have it. */
  only?: LocaleCode[];
}

/**
 * Finds the target of the language menu on a page.
 * @param route path without language
 * @param target the language to switch to
 * @returns the same page; if it doesn't exist in that language, its section's list; for an unknown page, home
 */
export async function getSwitch(route: string, target: LocaleCode): Promise<Switch> {
  if (await hasPage(target, route)) return { href: localizePath(target, route), exact: true };
  const section = sections.map(listRoute).find((list) => route.startsWith(`${list}/`));
  const href = localizePath(target, section ?? routes.home);
  const versions = await getAlternates(route);
  // Deeper paths are pages of lists, whose number differs between languages.
  const isItem =
    versions.length > 0 && section !== undefined && !route.slice(section.length + 1).includes('/');
  return { href, exact: false, ...(isItem && { only: versions.map(({ locale }) => locale.code) }) };
}
