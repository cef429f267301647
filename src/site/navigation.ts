import { getServices } from '#content/queries.ts';
import { getLocale, type LocaleCode } from '#i18n/locales.ts';
import { getServicesWithProjects } from '#site/lists.ts';
import { isRouteName, itemRoute, projectsOfRoute, routes } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';
import { useTranslations, type ServiceId } from '#i18n/translations.ts';

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

function linksOf(
  list: 'main.navbar.items' | 'main.footer.statements.items',
  locale: LocaleCode,
  route: string,
): MenuLink[] {
  const items = useTranslations(locale)(list, { returnObjects: true });
  return items.map(({ name, alternative }) => {
    if (!isRouteName(name)) {
      throw new Error(
        `src/i18n/locales/${getLocale(locale).file}: ${list} names "${name}", ` +
          `expected one of ${Object.keys(routes).join(', ')}.`,
      );
    }
    const target = routes[name];
    return {
      href: localizePath(locale, target),
      label: alternative,
      current: ariaCurrent(target, route),
    };
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

/**
 * The portfolio's filter: links to all projects and to the projects of each service.
 * @param route path of the current list, without language
 * @param page current page of that list, from 1
 */
export async function getProjectsByService(locale: LocaleCode, route: string, page: number) {
  const t = useTranslations(locale);
  const services = await getServicesWithProjects(locale);
  const lists = [
    { target: routes.portfolio, label: t('portfolio.filter.all') },
    ...services.map(({ slug, label }) => ({ target: projectsOfRoute(slug), label })),
  ];
  const current = page === 1 ? ('page' as const) : ('true' as const);
  return {
    label: t('portfolio.filter.label'),
    links: lists.map(({ target, label }) => ({
      // Skips the page header, which stays the same.
      href: `${localizePath(locale, target)}#text`,
      label,
      current: target === route ? current : undefined,
    })),
  };
}

/** The call to action on a service page. */
export function getInvitation(locale: LocaleCode, service: ServiceId) {
  const t = useTranslations(locale);
  return {
    text: t(`services.${service}.invitation`),
    action: { href: localizePath(locale, routes.contact), label: t('services.page.contact') },
  };
}
