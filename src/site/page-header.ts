import { useTranslations } from '#i18n/translations.ts';
import type { Crumb, SitePage } from '#site/page.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';

/** The way from the home page to an inner page, both included. */
export const getBreadcrumb = ({ locale, trail }: SitePage): Crumb[] => [
  { route: routes.home, label: useTranslations(locale)('main.breadcrumb.home') },
  ...trail,
];

/** What the header of an inner page shows, apart from what is written below its title. */
export function getPageHeader(page: SitePage) {
  const { locale, title } = page;
  const t = useTranslations(locale);
  return {
    title,
    breadcrumb: {
      label: t('main.breadcrumb.label'),
      links: getBreadcrumb(page).map(({ route, label }) => ({ href: localizePath(locale, route), label })),
    },
    scroll: t('main.scroll'),
  };
}
