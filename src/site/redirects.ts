import { serviceSlugs } from '#content/schemas.ts';
import { locales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { hasRoute, routes } from '#site/routes.ts';

// The portfolio had a list of the projects of each service.
const formerLists = locales.flatMap(({ code }) =>
  serviceSlugs.map((slug) => [
    localizePath(code, `${routes.portfolio}${routes.services}/${slug}`),
    localizePath(code, routes.portfolio),
  ]),
);

/** Where old addresses lead that aren't those of items, which have the field `formerly`. */
export const redirects: Record<string, string> = hasRoute(routes.portfolio)
  ? Object.fromEntries(formerLists)
  : {};
