import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import type { LocaleCode } from '#shared/locales.ts';
import { localizePath, parsePath } from '#shared/urls.ts';
import { routes } from '#site/routes.ts';
import { dist, project } from './folders.ts';

/** A built page. */
export interface Page {
  /** Its place below `dist/`: `nl/about.html`. */
  file: string;
  locale: LocaleCode;
  /** Its path without language. */
  route: string;
  /** Its address: `/nl/about`. */
  path: string;
  html: string;
  document: HTMLElement;
  /** False for a page that answers for another address, such as the 404 page. */
  listed: boolean;
}

function readPage(file: string): Page {
  const { locale, route } = parsePath(`/${file}`);
  const html = readFileSync(dist + file, 'utf8');
  const document = parse(html);
  const listed = document.querySelector('link[rel="canonical"]') !== null;
  return { file, locale, route, path: localizePath(locale, route), html, document, listed };
}

/** Every file of the built site, by its place below `dist/`. */
export const files = globSync('**/*', { cwd: dist, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) =>
    `${parentPath}/${name}`.replaceAll(sep, '/').replace(dist.replaceAll(sep, '/'), ''),
  )
  .sort();

/** Every built page. */
export const pages = files.filter((file) => file.endsWith('.html')).map(readPage);

if (!existsSync(dist) || pages.length === 0) {
  throw new Error('dist/ holds no pages: run "npm run build" before the tests of the built site.');
}

/** The pages that a visitor may be led to. */
export const listedPages = pages.filter(({ listed }) => listed);

/**
 * A page by its address, the pages that answer errors excluded.
 * @param path `/nl/about`
 */
export const findPage = (path: string): Page | undefined => listedPages.find((page) => page.path === path);

/** The paths of the statements, without language; that about privacy shows more than others. */
const statements = globSync('src/content/statements/*/*.md', { cwd: project })
  .map((file) => `/${basename(file, '.md')}`)
  .filter((route) => route !== routes.privacy);

/**
 * What a page shows, apart from which item it is.
 * @param route a path without language
 * @returns the path with a placeholder: `/news/{slug}`, or `/{slug}` for a statement
 */
export const kindOf = (route: string): string =>
  (statements.includes(route) ? '/{slug}' : route)
    .replace(/\/page\/\d+$/, '/page/{page}')
    .replace(/^\/([\w-]+)\/[^/]+$/, '/$1/{slug}');

/** One page of each kind in each language. */
export const kindsOfPages = listedPages.filter(
  ({ locale, route }, index) =>
    listedPages.findIndex((page) => page.locale === locale && kindOf(page.route) === kindOf(route)) === index,
);
