import { getServices } from '#content/queries.ts';
import { getLocale, type LocaleCode } from '#i18n/locales.ts';
import { getServicesWithProjects } from '#site/lists.ts';
import { isRouteName, itemRoute, projectsOfRoute, routes } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';
import { useTranslations, type ServiceId } from '#i18n/translations.ts';

/** A link of a menu; `current` is the value of its `aria-current`. */
export interface MenuLink {
  href: string;
  label: string;
  current: 'page' | 'true' | undefined;
}

const currentness = (target: string, route: string): MenuLink['current'] =>
  target === route ? 'page' : route.startsWith(`${target}/`) ? 'true' : undefined;

/**
 * The main menu, from the translated list of navigation items.
 * @param locale the language of the menu
 * @param route the path of the page it stands on, without language
 * @throws {Error} when an item names a page that does not exist
 */
export function getNavigation(locale: LocaleCode, route: string): MenuLink[] {
  return linksOf('main.navbar.items', locale, route);
}

/**
 * Links to what the site declares about itself, from the translated list of them.
 * @param locale the language of the links
 * @param route the path of the page they stand on, without language
 * @throws {Error} when an item names a page that does not exist
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
          `want one of ${Object.keys(routes).join(', ')}.`,
      );
    }
    const target = routes[name];
    return {
      href: localizePath(locale, target),
      label: alternative,
      current: currentness(target, route),
    };
  });
}

/**
 * Links to the service pages, from the translated list of services.
 * @param locale the language of the menu
 * @param route the path of the page it stands on, without language
 */
export async function getServiceNavigation(locale: LocaleCode, route: string): Promise<MenuLink[]> {
  const services = await getServices(locale);
  return services.map(({ collection, slug, label }) => {
    const target = itemRoute(collection, slug);
    return {
      href: localizePath(locale, target),
      label,
      current: currentness(target, route),
    };
  });
}

/**
 * Links to the lists of projects, of all and of each service that has any.
 * @param locale the language of the page
 * @param route the path of the list that is shown, without language
 * @param page which page of it, from 1
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
      // Below the page's header, which has not changed for the reader.
      href: `${localizePath(locale, target)}#text`,
      label,
      current: target === route ? current : undefined,
    })),
  };
}

/** The closing question of a service page, with the way to the contact page. */
export function getInvitation(locale: LocaleCode, service: ServiceId) {
  const t = useTranslations(locale);
  return {
    text: t(`services.${service}.invitation`),
    action: { href: localizePath(locale, routes.contact), label: t('services.page.contact') },
  };
}
