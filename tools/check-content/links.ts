import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unescape } from 'node:querystring';
import { z } from 'astro/zod';
import Slugger from 'github-slugger';
import type { MdastNode } from 'satteri';
import { visit } from 'unist-util-visit';
import { siteUrl } from '#company';
import { hasPages } from '#content/collections.ts';
import { isPublished, isReleased, type Publication } from '#content/publication.ts';
import { toPlainDate } from '#i18n/format.ts';
import { locales } from '#i18n/locales.ts';
import { itemRoute, projectsOfRoute, routes } from '#site/routes.ts';
import { localizePath, parsePath } from '#site/urls.ts';
import type { Item } from './files.ts';
import { nearest, quote, suggest, type Place, type Report } from './messages.ts';

/**
 * Checks the target of a link.
 * @param url the address as written
 * @param from the item with the link
 */
export type CheckLink = (url: string, from: Item, place: Place) => void;

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const origin = 'https://site.invalid';
const localhost = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Creates the check of links. It derives the addresses of the site from the content, without a build.
 * @param root the project's folder
 * @param items all content files
 * @param formerAddresses the new address for each old one
 * @param today as midnight UTC
 */
export function createLinkChecker(
  root: string,
  items: Item[],
  formerAddresses: Readonly<Record<string, string>>,
  today: Date,
  report: Report,
): CheckLink {
  const { pages, itemPages } = findPages(items);
  const endpoints = findEndpoints(root);
  const ids = componentIds(root);

  function checkFragment(fragment: string, url: string, target: Item, place: Place): void {
    const id = unescape(fragment.slice(1));
    // Footnotes have ids with these prefixes.
    if (id === '' || ids.has(id) || /^(?:user-content|footnote)/.test(id)) return;
    const known = headingIds(target);
    if (!known || known.some((other) => lettersIn(other) === lettersIn(id))) return;
    const meant = nearest(id, known);
    const remedy = meant ? `did you mean "#${meant}"?` : 'correct what follows the #, or leave it out.';
    report(place, 'link-fragment', { url: quote(url), remedy });
  }

  function checkPath(path: string, written: string, from: Item, place: Place): void {
    const url = quote(written);
    const page = pages.get(path);
    const { locale, route } = parsePath(path);
    const target = formerAddresses[path];
    if (target && !(page && isReleased(page)))
      return report(place, 'link-former', { url, target: quote(target) });
    if (page && locale === from.locale) {
      const { date = today } = from.publication;
      if (!isReleased(from.publication)) return;
      if (!isReleased(page)) report(place, 'link-draft', { url });
      else if (page.date && !isPublished(page, date > today ? date : today))
        report(place, 'link-scheduled', { url, day: toPlainDate(page.date) });
      return;
    }
    if (endpoints.includes(path)) return;
    if (/\.\w+$/.test(path) && existsSync(join(root, 'public', path))) return;
    const own = localizePath(from.locale, route);
    if (page && pages.has(own)) report(place, 'link-language', { url, own: quote(own) });
    else if (pages.has(own)) report(place, 'link-spelling', { url, own: quote(own) });
    else if (/\/page\/\d+$/.test(route)) report(place, 'link-list-page', { url });
    else {
      const known = Array.from(pages.keys()).filter((address) => parsePath(address).locale === from.locale);
      const remedy = suggest(path, known, 'correct the address, or make it plain text.');
      report(place, 'link-dead', { url, remedy });
    }
  }

  return (written, from, place) => {
    const url = quote(written);
    // Parsed as browsers do: `/\evil.example` is another site.
    const target = URL.parse(written, origin);
    if (written === '') report(place, 'link-empty', {});
    else if (written.startsWith('#')) checkFragment(written, written, from, place);
    else if (!target) report(place, 'link-broken', { url });
    else if (!schemes.has(target.protocol)) report(place, 'link-scheme', { url });
    else if (localhost.test(target.hostname))
      report(place, 'link-localhost', { url, own: quote(target.pathname + target.hash) });
    else if (target.origin === siteUrl)
      report(place, 'link-spelling', { url, own: quote(target.pathname + target.hash) });
    else if (target.origin !== origin) {
      if (!URL.canParse(written)) report(place, 'link-leaves-site', { url });
    } else if (written.startsWith('/')) {
      checkPath(target.pathname, written, from, place);
      const item = itemPages.get(target.pathname);
      if (item?.locale === from.locale) checkFragment(target.hash, written, item, place);
    } else {
      const example = written.startsWith('www.')
        ? `https://${written}`
        : written.includes('@')
          ? `mailto:${written}`
          : localizePath(from.locale, routes.services);
      report(place, 'link-relative', { url, example });
    }
  };
}

/** The pages of the site by address, with the fields that decide when they are published. */
export function findPages(items: Item[]) {
  const itemPages = new Map<string, Item>();
  for (const item of items)
    if (hasPages(item.collection))
      itemPages.set(localizePath(item.locale, itemRoute(item.collection, item.id)), item);
  const fixed = Object.values(routes).flatMap((route) =>
    locales.map(({ code }) => [localizePath(code, route), {}] as const),
  );
  const pages = new Map<string, Publication>(fixed);
  for (const [path, { publication }] of itemPages) pages.set(path, publication);
  // The list of a service's projects is published with its first project.
  for (const item of items) {
    const data: unknown = item.markdown?.frontMatter.data;
    const { services = [] } = z.object({ services: z.array(z.string()) }).safeParse(data).data ?? {};
    for (const service of services) {
      const path = localizePath(item.locale, projectsOfRoute(service));
      if (!isReleased(pages.get(path) ?? { draft: true })) pages.set(path, item.publication);
    }
  }
  return { pages, itemPages };
}

/** The addresses of generated files, such as a feed or a download. */
const findEndpoints = (root: string): string[] =>
  globSync('**/*.*.{ts,js}', { cwd: join(root, 'src/pages') }).flatMap((file) => {
    const route = `/${file.replace(/\.[jt]s$/, '').replaceAll('\\', '/')}`;
    const shared = route.replace('/[...locale]', '');
    return route === shared ? [route] : locales.map(({ code }) => localizePath(code, shared));
  });

/** The ids in the components, which a page's headings can't use. */
export const componentIds = (root: string): ReadonlySet<string> =>
  new Set(
    globSync('src/components/**/*.astro', { cwd: root })
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .flatMap((text) => Array.from(text.matchAll(/\sid="([^"{]+)"/g), ([, id = '']) => id)),
  );

/** The text of a node without its formatting. */
export function textIn(root: MdastNode): string {
  let text = '';
  visit(root, (node: MdastNode) => {
    if ('value' in node) text += node.value;
  });
  return text;
}

/** The ids that Astro gives to an item's headings; undefined if one mentions a fact, or the item can't be read. */
function headingIds({ markdown }: Item): string[] | undefined {
  if (!markdown || /^#.*\{\{/m.test(markdown.body)) return undefined;
  const slugger = new Slugger();
  const headings = markdown.nodes.filter(({ type }) => type === 'heading');
  return headings.map((heading) => slugger.slug(textIn(heading)));
}

/** Without punctuation, which Astro replaces by typographic characters before it makes the id. */
const lettersIn = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
