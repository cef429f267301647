import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { hasPages } from '#content/collections.ts';
import { toPlainDate } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { itemRoute, projectsOfRoute, routes } from '#site/routes.ts';
import { localizePath, parsePath } from '#site/routing.ts';
import { fragmentJudge } from './fragments.ts';
import { nearest, quote } from '#tools/check-content/findings.ts';
import type { Message } from '#tools/check-content/messages/messages.ts';
import type { Item } from '#tools/check-content/reading/items.ts';

/**
 * Says what is wrong with a link and what to do, as the rest of a sentence that begins with the address.
 * @param url the address as written
 * @param from where the link stands
 */
export type JudgeLink = (url: string, from: Item) => Message | undefined;

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const here = 'https://site.invalid';
/** Where `npm run dev` shows the site. */
const ownComputer = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Makes a judge of links, who knows the addresses of the site without building it
 * and reads an address as a browser would.
 * @param root the project's folder
 * @param items all content files
 * @param today as midnight UTC
 */
export function linkJudge(root: string, items: Item[], today: Date): JudgeLink {
  const itemPages = new Map(
    items.flatMap((item): [string, Item][] => {
      const { collection, locale, id } = item;
      return hasPages(collection) ? [[localizePath(locale, itemRoute(collection, id)), item]] : [];
    }),
  );
  const judgePath = pathJudge(root, items, itemPages, today);
  const judgeFragment = fragmentJudge(root);
  return (url, from) => {
    if (url === '') return { code: 'noAddress' };
    if (url.startsWith('#')) return judgeFragment(url, from);
    const target = URL.parse(url, here);
    if (!target) return { code: 'brokenAddress' };
    if (!schemes.has(target.protocol)) return { code: 'otherScheme' };
    if (ownComputer.test(target.hostname))
      return { code: 'ownComputer', path: quote(target.pathname + target.hash) };
    if (target.origin !== here) {
      return URL.canParse(url) ? undefined : { code: 'leavesSite' };
    }
    if (url.startsWith('/')) {
      const item = itemPages.get(target.pathname);
      return judgePath(target.pathname, from) ?? (item && judgeFragment(target.hash, item));
    }
    return { code: 'relativeAddress', example: localizePath(from.locale, routes.services) };
  };
}

/** The services that an item names; the check of its fields says whether they exist. */
const servicesOf = ({ markdown }: Item): string[] =>
  z.object({ services: z.array(z.string()) }).safeParse(markdown?.frontMatter.data).data?.services ?? [];

function pathJudge(
  root: string,
  items: Item[],
  itemPages: ReadonlyMap<string, Item>,
  today: Date,
): JudgeLink {
  const everyLocale = (route: string) => locales.map(({ code }) => localizePath(code, route));
  const pages = new Map<string, Pick<Item, 'draft' | 'day'>>([
    ...Object.values(routes)
      .flatMap(everyLocale)
      .map((path) => [path, { draft: false, day: undefined }] as const),
    ...itemPages,
  ]);
  for (const item of items) {
    const { locale } = item;
    // A list is there as soon as one of its projects is.
    for (const list of servicesOf(item).map((service) => localizePath(locale, projectsOfRoute(service)))) {
      if (pages.get(list)?.draft !== false) pages.set(list, item);
    }
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
      if (from.draft) return undefined;
      if (page.draft) return { code: 'linkToDraft' };
      const read = Math.max(today.valueOf(), from.day?.valueOf() ?? 0);
      if (page.day === undefined || page.day.valueOf() <= read) return undefined;
      return { code: 'linkToPlanned', day: toPlainDate(page.day) };
    }
    if (endpoints.includes(path)) return undefined;
    if (/\.\w+$/.test(path) && existsSync(join(root, 'public', path))) return undefined;

    const language = from.locale;
    const own = localizePath(from.locale, route);
    if (page && pages.has(own)) return { code: 'otherLanguage', language, own: quote(own) };
    if (pages.has(own)) return { code: 'otherSpelling', own: quote(own) };
    if (/\/page\/\d+$/.test(route)) return { code: 'pageOfList' };
    const known = Array.from(pages.keys()).filter((address) => parsePath(address).locale === from.locale);
    return { code: 'noPage', language, meant: nearest(path, known) };
  };
}
