import { getItems } from '#content/queries.ts';
import { defaultLocale, locales, type Locale, type LocaleCode } from '#i18n/locales.ts';
import { getListRoutes } from '#site-map/lists.ts';
import { itemRoute, listRoute, routes, sections } from '#site-map/routes.ts';
import { localizePath } from '#site-map/routing.ts';

async function routesOf(locale: LocaleCode): Promise<Set<string>> {
  const items = await Promise.all(
    sections.map(async (name) => (await getItems(name, locale)).map(({ slug }) => itemRoute(name, slug))),
  );
  return new Set([...Object.values(routes), ...(await getListRoutes(locale)), ...items.flat()]);
}

let graph: Promise<Map<LocaleCode, Set<string>>> | undefined;

/** Which page exists in which language; made once per build, anew each time while editing. */
function getGraph() {
  if (import.meta.env.DEV) graph = undefined;
  return (graph ??= Promise.all(locales.map(async ({ code }) => [code, await routesOf(code)] as const)).then(
    (entries) => new Map(entries),
  ));
}

/**
 * The languages in which a page exists.
 * @param route a path without language
 * @returns each language with the page's address in it; empty for an unknown page
 */
export async function getAlternates(route: string): Promise<{ locale: Locale; href: string }[]> {
  const known = await getGraph();
  return locales
    .filter(({ code }) => known.get(code)?.has(route))
    .map((locale) => ({ locale, href: localizePath(locale.code, route) }));
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
  const known = await getGraph();
  if (known.get(target)?.has(route)) return { href: localizePath(target, route), exact: true };
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
