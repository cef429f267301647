import { oncePerBuild } from '#content/once-per-build.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { getFixedPages, getStatementPages } from '#site/fixed-pages.ts';
import { getNewsPages, getPortfolioPages, getServicePages } from '#site/list-pages.ts';
import type { SitePage } from '#site/page.ts';

const getByRoute = oncePerBuild(async (locale) => {
  const parts = [getServicePages, getPortfolioPages, getNewsPages, getStatementPages];
  const pages = (await Promise.all(parts.map((part) => part(locale)))).flat();
  return new Map([...getFixedPages(locale), ...pages].map((page) => [page.route, page]));
});

/** Every page of a language to which visitors are led. */
export const getPages = async (locale: LocaleCode): Promise<SitePage[]> => [
  ...(await getByRoute(locale)).values(),
];

/** Tells whether a language has a page. */
export const hasPage = async (locale: LocaleCode, route: string): Promise<boolean> =>
  (await getByRoute(locale)).has(route);

/**
 * What is known about a page.
 * @param locale its language
 * @param route its path without language
 * @throws {Error} when no such page is listed
 */
export async function getPage(locale: LocaleCode, route: string): Promise<SitePage> {
  const page = (await getByRoute(locale)).get(route);
  if (!page) throw new Error(`src/site/pages.ts lists no page "${route}" in "${locale}": add it there.`);
  return page;
}
