import type { HonoRequest, MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { Site, SiteEnv } from '#server/built-site.ts';
import { caching, languageVary } from '#server/headers.ts';
import { redirect } from '#server/route-table.ts';
import { chooseOnEntry, readLocaleCookie, serializeLocaleCookie } from '#shared/locale-choice.ts';
import { defaultLocale, locales } from '#shared/locales.ts';
import { errorRoutes, parsePath } from '#shared/urls.ts';

// Proxies may add it to `Host`, and browsers leave it out.
const defaultPort = /:(?:80|443)$/;

/**
 * Whether an address is on the host that a request asks. Compares hosts, not origins: behind a proxy that
 * ends TLS the request looks like plain HTTP.
 */
export const isOwnHost = (url: URL | null, request: HonoRequest): boolean =>
  url?.host.replace(defaultPort, '') === new URL(request.url).host.replace(defaultPort, '');

/** The path of the page on this site whose link was followed; undefined if it is unknown or another site. */
function internalReferrer(request: HonoRequest): string | undefined {
  const referrer = URL.parse(request.header('referer') ?? '');
  const isInternal = request.header('sec-fetch-site') === 'same-origin' || isOwnHost(referrer, request);
  return isInternal ? referrer?.pathname : undefined;
}

/**
 * Whether the visitor enters the site: by typing, a bookmark or a link on another site. Browsers send
 * `Sec-Fetch-Site`; for other clients the referrer decides.
 */
function isEntry(request: HonoRequest): boolean {
  const site = request.header('sec-fetch-site');
  return site ? site !== 'same-origin' : internalReferrer(request) === undefined;
}

/**
 * The languages that a visitor accepts, best first.
 * @param acceptLanguage the request's header, in which `*` is every language that it doesn't name (RFC 4647,
 *   section 3.4)
 */
export function acceptedLanguages(acceptLanguage: string | undefined): string[] {
  const ranges = parseAccept(acceptLanguage ?? '');
  const named = ranges.map(({ type }) => type.split('-')[0]?.toLowerCase());
  const others = locales.map(({ code }) => code).filter((code) => !named.includes(code));
  return ranges.filter(({ q }) => q > 0).flatMap(({ type }) => (type === '*' ? others : type));
}

/** Whether the visitor opens the page now, and it isn't prefetched, prerendered or read by a script. */
const isNavigation = (request: HonoRequest): boolean =>
  (request.header('sec-fetch-mode') ?? 'navigate') === 'navigate' &&
  !request.header('sec-purpose') &&
  !request.header('purpose');

/**
 * Redirects first-time visitors to their language. Stores the language that is chosen in the language menu,
 * and renews it on entry: browsers keep what a script has stored for a week only.
 */
export const language = ({ routes }: Site): MiddlewareHandler<SiteEnv> => {
  /**
   * Whether the language menu of a page leads to a path. Not by a query in its links: visitors would copy it,
   * search engines follow it, each switch take a redirect, and static hosts keep it.
   */
  function isMenuLink(from: string | undefined, path: string): boolean {
    if (from === undefined) return false;
    const previous = routes.find(from) ?? routes.page(parsePath(from).locale, errorRoutes.notFound);
    return previous?.page?.switches?.includes(path) ?? false;
  }

  return async (c, next) => {
    const { path, page } = c.var.file ?? {};
    if (!path || !page || c.req.method === 'POST') return next();
    const entry = isEntry(c.req);
    const cookie = readLocaleCookie(c.req.header('cookie'));
    const languages = acceptedLanguages(c.req.header('accept-language'));
    const mayChoose = entry && page.locale === defaultLocale;
    const locale = mayChoose ? chooseOnEntry(cookie, languages) : page.locale;
    const target = locale === page.locale ? undefined : routes.page(locale, page.route)?.path;
    const chosen = !entry && isMenuLink(internalReferrer(c.req), path) ? page.locale : undefined;
    const stored = isNavigation(c.req) ? (entry ? cookie : chosen) : undefined;
    const setCookie = stored && { 'Set-Cookie': serializeLocaleCookie(stored) };
    if (target) {
      const headers = { 'Cache-Control': caching.never, Vary: languageVary.join(', '), ...setCookie };
      return redirect(target, new URL(c.req.url).search, 302, headers);
    }

    await next();
    if (!setCookie) return;
    c.header('Set-Cookie', setCookie['Set-Cookie'], { append: true });
    c.header('Cache-Control', caching.private);
  };
};
