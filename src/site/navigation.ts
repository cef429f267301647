import { getItems, getServiceLabels } from '#content/queries.ts';
import { useTranslations } from '#i18n/translations.ts';
import type { LocaleCode } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { ids } from '#site/ids.ts';
import { itemRoute, routeOf, routes } from '#site/routes.ts';
import { hasContactForm } from '#site/site-settings.ts';

/** A link in a menu. `current` is the value of its `aria-current`. */
export interface MenuLink {
  href: string;
  label: string;
  current: 'page' | 'true' | undefined;
}

/** A link from the page `route` to the page `target`. */
const createLink = (locale: LocaleCode, route: string, target: string, label: string): MenuLink => ({
  href: localizePath(locale, target),
  label,
  current: target === route ? 'page' : route.startsWith(`${target}/`) ? 'true' : undefined,
});

/**
 * The main menu, without the sections that the site leaves out.
 * @param route that of the current page
 * @throws {Error} if an item names a page that doesn't exist
 */
export function getNavigation(locale: LocaleCode, route: string): MenuLink[] {
  const items = useTranslations(locale)('main.navbar.items', { returnObjects: true });
  return items.flatMap(({ name, alternative }) => {
    const target = routeOf(name);
    return target ? [createLink(locale, route, target, alternative)] : [];
  });
}

export async function getServiceNavigation(locale: LocaleCode, route: string): Promise<MenuLink[]> {
  const services = await getItems.services(locale);
  const labels = getServiceLabels(locale);
  return services.map(({ collection, slug, data }) =>
    createLink(locale, route, itemRoute(collection, slug), labels.get(slug) ?? data.title),
  );
}

export async function getStatementNavigation(locale: LocaleCode, route: string): Promise<MenuLink[]> {
  const statements = await getItems.statements(locale);
  return statements.map(({ collection, slug, data }) =>
    createLink(locale, route, itemRoute(collection, slug), data.label ?? data.title),
  );
}

/** Path of the contact page. With a service, it leads to the form, in which that service is chosen. */
export const getContactPath = (locale: LocaleCode, service?: string): string =>
  localizePath(locale, routes.contact) + (hasContactForm && service ? `?service=${service}#${ids.form}` : '');
