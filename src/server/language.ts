import type { HonoRequest, MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { chooseLocale } from '#shared/choose-locale.ts';
import { readLocaleCookie, serializeLocaleCookie } from '#shared/locale-cookie.ts';
import type { Site } from '#server/built-site.ts';
import { caching, languageVary } from '#server/headers.ts';
import { redirect } from '#server/redirect.ts';

/**
 * The path of the page on this site whose link was followed. Compares hosts, not origins: behind a proxy that ends TLS
 * the request looks like plain HTTP.
 * @returns undefined if the referrer is missing, invalid or another site
 */
function internalReferrer(request: HonoRequest): string | undefined {
  const referrer = URL.parse(request.header('referer') ?? '');
  return referrer?.host === new URL(request.url).host ? referrer.pathname : undefined;
}

/**
 * Whether the visitor enters the site: by typing, a bookmark or a link on another site. Browsers send `Sec-Fetch-Site`;
 * for other clients the referrer decides.
 */
function isEntry(request: HonoRequest): boolean {
  const site = request.header('sec-fetch-site');
  return site ? site !== 'same-origin' : internalReferrer(request) === undefined;
}

/**
 * The languages that a visitor accepts, best first.
 * @param acceptLanguage the request's header (RFC 9110, section 12.5.4)
 */
export const acceptedLanguages = (acceptLanguage: string | undefined): string[] =>
  parseAccept(acceptLanguage ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);

/** Whether the visitor opens the page now; otherwise it's prefetched, prerendered or requested by a script. */
const isNavigation = (request: HonoRequest): boolean =>
  (request.header('sec-fetch-mode') ?? 'navigate') === 'navigate' &&
  !request.header('sec-purpose') &&
  !request.header('purpose');

/**
 * Redirects first-time visitors to their language, and stores the language of a page that is reached by a link from
 * another language, for visitors without script. With script, the language menu has stored it before this request.
 */
export const language =
  ({ routes }: Site): MiddlewareHandler =>
  async (c, next) => {
    const { address, page } = routes.find(c.req.path) ?? {};
    if (!address || !page || c.req.method === 'POST') return next();
    const entry = isEntry(c.req);
    const cookie = readLocaleCookie(c.req.header('cookie'));
    const locale = chooseLocale({
      path: address,
      cookie,
      languages: acceptedLanguages(c.req.header('accept-language')),
      entry,
    });
    const target = locale === page.locale ? undefined : routes.page(locale, page.route)?.address;
    if (target) {
      const headers = { 'Cache-Control': caching.never, Vary: languageVary.join(', ') };
      return redirect(target, new URL(c.req.url).search, 302, headers);
    }

    await next();
    if (entry || cookie === page.locale || !isNavigation(c.req)) return;
    const previous = routes.find(internalReferrer(c.req) ?? '')?.page;
    if (previous && previous.locale !== page.locale) {
      c.header('Set-Cookie', serializeLocaleCookie(page.locale), { append: true });
      c.header('Cache-Control', caching.private);
    }
  };
