import { defaultLocale, getLocale, type LocaleCode } from '#i18n/locales.ts';
import { routes } from '#site-map/routes.ts';
import { localizePath, parsePath } from '#site-map/routing.ts';
import type { Addresses } from './addresses.ts';
import { nearest, quote } from './findings.ts';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const here = 'https://site.invalid';

/** Where a link stands: the language, and whether its page is a draft. */
interface Origin {
  locale: LocaleCode;
  draft: boolean;
}

/**
 * Judges where a link leads, reading the address as a browser would.
 * @param url the address as written
 * @param from where the link stands
 * @param addresses what exists on the site
 * @returns what is wrong and what to do, as the rest of a sentence that begins with the address
 */
export function findLinkProblem(url: string, from: Origin, addresses: Addresses): string | undefined {
  if (url === '') return 'which is no address: write one, or make it plain text.';
  if (url.startsWith('#')) return undefined;
  const target = URL.parse(url, here);
  if (!target) return 'which is not a whole address: correct it.';
  if (!schemes.has(target.protocol)) return 'want an address that begins with /, https:, mailto: or tel:.';
  if (target.origin !== here) {
    if (URL.canParse(url)) return undefined;
    return 'which leaves the site: write https:// in full, or begin with a single /.';
  }
  if (!url.startsWith('/'))
    return `want the whole address, such as ${localizePath(from.locale, routes.services)}.`;
  return judgePath(target.pathname, from, addresses);
}

function judgePath(pathname: string, from: Origin, { pages, isFile }: Addresses): string | undefined {
  const { locale, route } = parsePath(pathname);
  const page = pages.get(pathname);
  if (page && locale === from.locale) {
    if (from.draft || !page.draft) return undefined;
    return 'which is a draft: publish that first, or make the link plain text.';
  }
  if (isFile(pathname)) return undefined;

  // The doctor speaks English.
  const names = new Intl.DisplayNames(getLocale(defaultLocale).iso, { type: 'language' });
  const language = names.of(from.locale);
  const own = localizePath(from.locale, route);
  if (page && pages.has(own)) return `which is not in ${language}: write ${quote(own)}.`;
  if (pages.has(own)) return `want ${quote(own)}.`;
  if (/^\/news\/page\/\d+$/.test(route))
    return 'whose items move on with every new one: link to the item itself.';
  const known = Array.from(pages.keys()).filter((path) => parsePath(path).locale === from.locale);
  const meant = nearest(pathname, known);
  const remedy =
    meant === undefined ? 'correct the address, or make it plain text.' : `did you mean ${quote(meant)}?`;
  return `which does not exist in ${language}: ${remedy}`;
}
