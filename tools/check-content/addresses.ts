import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Slugger from 'github-slugger';
import type { MdastNode } from 'satteri';
import { isSection } from '#content/collections.ts';
import { isReleased } from '#content/publication.ts';
import { locales, type LocaleCode } from '#i18n/shared/locales.ts';
import { localizePath } from '#i18n/shared/urls.ts';
import { itemRoute, projectsOfRoute, siteRoutes } from '#site/routes.ts';
import type { Item } from './content.ts';

/** A page: of an item, or one that is always there. */
type Page = Pick<Item, 'publication'> & Partial<Item>;

/** Derives the pages of the site from its content, by address. */
export function findPages(items: Item[]): ReadonlyMap<string, Page> {
  const pages = new Map<string, Page>();
  for (const { code } of locales)
    for (const route of siteRoutes) pages.set(localizePath(code, route), { publication: { formerly: [] } });
  for (const item of items) {
    const { collection, locale, slug, publication } = item;
    if (isSection(collection)) pages.set(localizePath(locale, itemRoute(collection, slug)), item);
    // The list of a service's projects is published with its first project.
    for (const service of [item.fields['services'] ?? []].flat()) {
      const path = localizePath(locale, projectsOfRoute(String(service)));
      const page = pages.get(path);
      if (!page || !isReleased(page.publication)) pages.set(path, { publication });
    }
  }
  return pages;
}

/** Finds the addresses of generated files, such as a feed. */
export function findEndpoints(root: string): ReadonlySet<string> {
  const files = globSync('**/*.*.{ts,js}', { cwd: join(root, 'src/pages') });
  const routes = files.map((file) => `/${file.replaceAll('\\', '/').replace(/\.[jt]s$/, '')}`);
  const inLanguage = (code: LocaleCode) =>
    routes.map((route) => route.replace('/[...locale]', localizePath(code, '')));
  return new Set(locales.flatMap(({ code }) => inLanguage(code)));
}

/** Finds the ids in the components, which a page's headings can't use. */
export function findIds(root: string): ReadonlySet<string> {
  const files = globSync('src/{components,layouts}/**/*.astro', { cwd: root });
  const source = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  return new Set(Array.from(source.matchAll(/\sid="([^"{]+)"/g), ([, id = '']) => id));
}

/** The text of a node without its formatting. */
export function textIn(node: MdastNode): string {
  if ('value' in node) return String(node.value);
  return 'children' in node ? node.children.map(textIn).join('') : '';
}

/** The ids that Astro gives to an item's headings; undefined if one mentions a fact, or the item can't be read. */
export function headingIds({ body, nodes }: Partial<Item>): string[] | undefined {
  if (!body || !nodes || /^#.*\{\{/m.test(body)) return undefined;
  const slugger = new Slugger();
  return nodes.filter(({ type }) => type === 'heading').map((heading) => slugger.slug(textIn(heading)));
}
