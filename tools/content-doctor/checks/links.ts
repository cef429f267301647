import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { hasPages } from '#content/collections.ts';
import { defaultLocale, getLocale, locales } from '#i18n/locales.ts';
import { itemRoute, routes } from '#site-map/routes.ts';
import { localizePath, parsePath } from '#site-map/routing.ts';
import { nearest, quote } from '#tools/content-doctor/findings.ts';
import type { Item } from '#tools/content-doctor/reading/items.ts';

/**
 * Says what is wrong with a link and what to do, as the rest of a sentence that begins with the address.
 * @param url the address as written
 * @param from where the link stands
 */
export type JudgeLink = (url: string, from: Item) => string | undefined;

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const here = 'https://site.invalid';

/**
 * Makes a judge of links, who knows the addresses of the site without building it
 * and reads an address as a browser would.
 * @param root the project's folder
 * @param items all content files
 */
export function linkJudge(root: string, items: Item[]): JudgeLink {
  const judgePath = pathJudge(root, items);
  return (url, from) => {
    if (url === '') return 'which is no address: write one, or make it plain text.';
    if (url.startsWith('#')) return undefined;
    const target = URL.parse(url, here);
    if (!target) return 'which is not a whole address: correct it.';
    if (!schemes.has(target.protocol)) return 'want an address that begins with /, https:, mailto: or tel:.';
    if (target.origin !== here) {
      if (URL.canParse(url)) return undefined;
      return 'which leaves the site: write https:// in full, or begin with a single /.';
    }
    if (url.startsWith('/')) return judgePath(target.pathname, from);
    return `want the whole address, such as ${localizePath(from.locale, routes.services)}.`;
  };
}

function pathJudge(root: string, items: Item[]): JudgeLink {
  const everyLocale = (route: string) => locales.map(({ code }) => localizePath(code, route));
  const pages = new Map(
    Object.values(routes)
      .flatMap(everyLocale)
      .map((path) => [path, { draft: false }]),
  );
  for (const { collection, locale, id, draft } of items) {
    if (hasPages(collection)) pages.set(localizePath(locale, itemRoute(collection, id)), { draft });
  }
  // A feed, a download.
  const endpoints = globSync('**/*.*.{ts,js}', { cwd: join(root, 'src/pages') }).flatMap((file) => {
    const route = `/${file.replace(/\.[jt]s$/, '').replaceAll('\\', '/')}`;
    const shared = route.replace('/[...locale]', '');
    return route === shared ? [route] : everyLocale(shared);
  });

  return (path, from) => {
    const { locale, route } = parsePath(path);
    const page = pages.get(path);
    if (page && locale === from.locale) {
      if (from.draft || !page.draft) return undefined;
      return 'which is a draft: publish that first, or make the link plain text.';
    }
    if (endpoints.includes(path)) return undefined;
    if (/\.\w+$/.test(path) && existsSync(join(root, 'public', path))) return undefined;

    // The doctor speaks English.
    const names = new Intl.DisplayNames(getLocale(defaultLocale).iso, { type: 'language' });
    const language = names.of(from.locale);
    const own = localizePath(from.locale, route);
    if (page && pages.has(own)) return `which is not in ${language}: write ${quote(own)}.`;
    if (pages.has(own)) return `want ${quote(own)}.`;
    if (/\/page\/\d+$/.test(route)) return 'whose items move on with every new one: link to the item itself.';
    const known = Array.from(pages.keys()).filter((address) => parsePath(address).locale === from.locale);
    const meant = nearest(path, known);
    const remedy =
      meant === undefined ? 'correct the address, or make it plain text.' : `did you mean ${quote(meant)}?`;
    return `which does not exist in ${language}: ${remedy}`;
  };
}
