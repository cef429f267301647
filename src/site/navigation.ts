import { getServices } from '#content/queries.ts';
import { getLocale, type LocaleCode } from '#i18n/shared/locales.ts';
import { localizePath } from '#i18n/shared/urls.ts';
import { useTranslations } from '#i18n/translations.ts';
import { getServicesWithProjects, type PageOf } from '#site/pages.ts';
import { isRouteName, itemRoute, projectsOfRoute, routes } from '#site/routes.ts';

/** A link in a menu. `current` is the value of its `aria-current`. */
export interface MenuLink {
  href: string;
  label: string;
  current: 'page' | 'true' | undefined;
}

const ariaCurrent = (target: string, route: string): MenuLink['current'] =>
  target === route ? 'page' : route.startsWith(`${target}/`) ? 'true' : undefined;

/**
 * The main menu, from the text file.
 * @param route path of the current page, without language
 * @throws {Error} if an item names a page that doesn't exist
 */
export function getNavigation(locale: LocaleCode, route: string): MenuLink[] {
  return linksOf('main.navbar.items', locale, route);
}

/**
 * Links to the privacy and accessibility statements, from the text file.
 * @param route path of the current page, without language
 * @throws {Error} if an item names a page that doesn't exist
 */
export const getStatementNavigation = (locale: LocaleCode, route: string): MenuLink[] =>
  linksOf('main.footer.statements.items', locale, route);

/**
 * The path of a fixed page that a text file names.
 * @param name a key of `routes`
 * @param key where the text file names it, for the error
 * @throws {Error} if there is no such page
 */
export function routeOf(name: string, locale: LocaleCode, key: string): string {
  if (isRouteName(name)) return routes[name];
  throw new Error(
    `src/i18n/locales/${getLocale(locale).file}: ${key} is "${name}", expected one of ${Object.keys(routes).join(', ')}.`,
  );
}

function linksOf(
  list: 'main.navbar.items' | 'main.footer.statements.items',
  locale: LocaleCode,
  route: string,
): MenuLink[] {
  const items = useTranslations(locale)(list, { returnObjects: true });
  return items.map(({ name, alternative }, index) => {
    const target = routeOf(name, locale, `${list}[${index}].name`);
    return { href: localizePath(locale, target), label: alternative, current: ariaCurrent(target, route) };
  });
}

/**
 * Links to the service pages, in the order of the text file.
 * @param route path of the current page, without language
 */
export async function getServiceNavigation(locale: LocaleCode, route: string): Promise<MenuLink[]> {
  const services = await getServices(locale);
  return services.map(({ collection, slug, label }) => {
    const target = itemRoute(collection, slug);
    return {
      href: localizePath(locale, target),
      label,
      current: ariaCurrent(target, route),
    };
  });
}

/** The portfolio's filter: links to all projects and to the projects of each service. */
export async function getProjectsByService({ locale, list }: PageOf<'portfolio'>) {
  const t = useTranslations(locale);
  const services = await getServicesWithProjects(locale);
  const lists = [
    { target: routes.portfolio, label: t('portfolio.filter.all') },
    ...services.map(({ slug, label }) => ({ target: projectsOfRoute(slug), label })),
  ];
  const current = list.number === 1 ? ('page' as const) : ('true' as const);
  return {
    label: t('portfolio.filter.label'),
    links: lists.map(({ target, label }) => ({
      // Skips the page header, which stays the same.
      href: `${localizePath(locale, target)}#text`,
      label,
      current: target === list.route ? current : undefined,
    })),
  };
}
