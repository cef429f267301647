import { defaultLocale, getLocale, type LocaleCode } from '#i18n/locales.ts';
import { routes } from '#site-map/routes.ts';
import { localizePath, parsePath } from '#site-map/routing.ts';
import type { Addresses } from './addresses.ts';
import { nearest, quote } from './finding.ts';

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const here = 'https://site.invalid';

/**
 * Judges where a link leads, reading the address as a browser would.
 * @param url the address as written
 * @param from the language that the link stands in, and whether its page is a draft
 * @param addresses what exists on the site
 * @returns what is wrong and what to do; nothing for a good link
 */
export function findLinkProblem(
  url: string,
  from: { locale: LocaleCode; draft: boolean },
  addresses: Addresses,
): string | undefined {
  if (url === '') return 'has a link without an address: write one, or make it plain text.';
  if (url.startsWith('#')) return undefined;
  const says = `links to ${quote(url)}, `;
  if (URL.canParse(url)) {
    const { protocol } = new URL(url);
    if (schemes.has(protocol)) return undefined;
    return `${says}want an address that begins with /, https:, mailto: or tel:.`;
  }
  const target = URL.canParse(url, here) ? new URL(url, here) : undefined;
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return `${says}which is not a whole address: correct it.`;
  if (target?.origin !== here)
    return `${says}which leaves the site: write https:// in full, or begin with a single /.`;
  if (!url.startsWith('/')) {
    return `${says}want the whole address, such as ${localizePath(from.locale, routes.services)}.`;
  }
  const problem = judgePath(target.pathname, from, addresses);
  return problem === undefined ? undefined : says + problem;
}

function judgePath(
  pathname: string,
  from: { locale: LocaleCode; draft: boolean },
  { pages, isFile }: Addresses,
): string | undefined {
  const { locale, route } = parsePath(pathname);
  const page = pages.get(pathname);
  if (page && locale === from.locale) {
    return page.draft && !from.draft
      ? 'which is a draft: publish that first, or make the link plain text.'
      : undefined;
  }
  if (isFile(pathname)) return undefined;

  const own = localizePath(from.locale, route);
  if (pages.has(own)) {
    return page
      ? `which is not in ${languageName(from.locale)}: write ${quote(own)}.`
      : `want ${quote(own)}.`;
  }
  if (/^\/news\/page\/\d+$/.test(route))
    return 'whose items move on with every new one: link to the item itself.';
  const known = Array.from(pages.keys()).filter((path) => parsePath(path).locale === from.locale);
  const meant = nearest(pathname, known);
  const remedy =
    meant === undefined ? 'correct the address, or make it plain text.' : `did you mean ${quote(meant)}?`;
  return `which does not exist in ${languageName(from.locale)}: ${remedy}`;
}

// The doctor speaks English.
const languageName = (locale: LocaleCode) =>
  new Intl.DisplayNames(getLocale(defaultLocale).iso, { type: 'language' }).of(locale) ?? locale;
