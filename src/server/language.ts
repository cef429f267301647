import type { MiddlewareHandler } from 'hono';
import { parseAcceptLanguage } from '#i18n/accept-language.ts';
import { chooseLocale } from '#i18n/choose-locale.ts';
import { readLocaleCookie, serializeLocaleCookie } from '#i18n/locale-cookie.ts';
import { caching, languageVary } from '#server/headers.ts';
import { redirect } from '#server/redirect.ts';
import type { Site } from '#server/site.ts';

/** The parts of a request that tell where the visitor comes from. */
export interface Arrival {
  url: string;
  header(name: string): string | undefined;
}

/**
 * The path of the page on this site whose link was followed. Compares hosts, not origins: behind a proxy that ends TLS
 * the request looks like plain HTTP.
 * @returns undefined if the referrer is missing, invalid or another site
 */
export function internalReferrer({ url, header }: Arrival): string | undefined {
  const referrer = URL.parse(header('referer') ?? '');
  return referrer && referrer.host === new URL(url).host ? referrer.pathname : undefined;
}

/**
 * Whether the visitor comes from outside: typed, bookmarked or linked from another site. Browsers send `Sec-Fetch-Site`;
 * for others the referrer decides.
 */
export function isEntry(arrival: Arrival): boolean {
  const site = arrival.header('sec-fetch-site');
  return site ? site !== 'same-origin' : internalReferrer(arrival) === undefined;
}

/** Whether the visitor opens the page now; otherwise it's prefetched, prerendered or requested by a script. */
export function isNavigation({ header }: Arrival): boolean {
  return (
    (header('sec-fetch-mode') ?? 'navigate') === 'navigate' && !header('sec-purpose') && !header('purpose')
  );
}

/**
 * Redirects visitors from outside to the page in their language, and stores the choice of those who follow a link to
 * another language. Applies only to pages in the route table.
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
    const previous = from === undefined ? undefined : routes.find(from)?.page;
    if (previous && previous.locale !== page.locale) {
      c.header('Set-Cookie', serializeLocaleCookie(page.locale), { append: true });
      c.header('Cache-Control', caching.private);
    }
  };
