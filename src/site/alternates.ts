import { defaultLocale, type LocaleCode, locales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { findPage, isHidden, pathOf, type SitePage } from '#site/pages.ts';
import { routes } from '#site/routes.ts';
import { siteUrl } from '#site/site-settings.ts';

/**
 * Lists the languages in which a page exists.
 * @returns none for a page that is hidden from search engines
 */
export async function getAlternates(page: SitePage) {
  if (isHidden(page)) return [];
  const versions = locales.map(async (locale) => {
    const found = await findPage(locale.code, page.route);
    return found ? [{ locale, href: pathOf(found) }] : [];
  });
  return (await Promise.all(versions)).flat();
}

/**
 * The alternates of a page as values of `hreflang` and URLs. `x-default` is the default language, if the page
 * is in it. A site in one language has none.
 */
export async function getHreflangs(page: SitePage) {
  if (locales.length === 1) return [];
  const alternates = await getAlternates(page);
  const fallback = alternates.find(({ locale }) => locale.code === defaultLocale) ?? alternates[0];
  return [
    ...alternates.map(({ locale, href }) => ({ lang: locale.iso, url: siteUrl + href })),
    ...(fallback ? [{ lang: 'x-default', url: siteUrl + fallback.href }] : []),
  ];
}

/**
 * Finds the target of the language menu on a page.
 * @param target the language to switch to
 * @returns the address of the same page (`exact`); if it has none in that language, of the first page of its
 *   breadcrumb trail, such as its section's list, or else of the home page. For an item without a
 *   translation, also the languages that have it (`only`).
 */
export async function getSwitch(page: SitePage, target: LocaleCode) {
  const alternates = await getAlternates(page);
  const same = alternates.find(({ locale }) => locale.code === target);
  if (same) return { href: same.href, exact: true };
  const parent = await findPage(target, page.trail[0]?.route ?? routes.home);
  const href = localizePath(target, parent?.route ?? routes.home);
  const only = 'entry' in page ? alternates.map(({ locale }) => locale.code) : undefined;
  return { href, exact: false, only };
}
