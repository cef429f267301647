import type { MiddlewareHandler } from 'hono';
import { parseAcceptLanguage } from '#i18n/accept-language.ts';
import { chooseLocale } from '#i18n/choose-locale.ts';
import { readLocaleCookie, serializeLocaleCookie } from '#i18n/locale-cookie.ts';
import { internalReferrer, isEntry, isNavigation, type Arrival } from '#server/entry.ts';
import { caching, languageVary } from '#server/headers.ts';
import { redirect } from '#server/redirect.ts';
import type { Site } from '#server/site.ts';

/**
 * Sends a visitor who enters to the page in their language, and stores the choice of one who goes from a
 * page of one language to a page of another. Only pages of the route table take part.
 */
export const language =
  ({ routes }: Site): MiddlewareHandler =>
  async (c, next) => {
    const { address, page } = routes.find(c.req.path) ?? {};
    if (!address || !page) return next();
    const arrival: Arrival = { url: c.req.url, header: (name) => c.req.header(name) };

    const locale = chooseLocale({
      path: address,
      cookie: readLocaleCookie(c.req.header('cookie')),
      languages: parseAcceptLanguage(c.req.header('accept-language')),
      entry: isEntry(arrival),
    });
    const target = locale === page.locale ? undefined : routes.page(locale, page.route)?.address;
    if (target) {
      const headers = { 'Cache-Control': caching.never, Vary: languageVary.join(', ') };
      return redirect(target, c.req.url, 302, headers);
    }

    await next();
    const from = isEntry(arrival) || !isNavigation(arrival) ? undefined : internalReferrer(arrival);
    const before = from === undefined ? undefined : routes.find(from)?.page;
    if (before && before.locale !== page.locale) {
      c.header('Set-Cookie', serializeLocaleCookie(page.locale), { append: true });
      c.header('Cache-Control', caching.private);
    }
  };
