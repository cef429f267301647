import { commonHeaders, type HeaderTable } from '#server/headers.ts';
import type { BuildFile, Manifest } from '#server/manifest.ts';
import type { LocaleCode } from '#shared/locales.ts';

/** Decodes a path; undefined if it isn't UTF-8. `decodeURI` keeps `%2F`: `/nl%2Fabout` isn't `/nl/about`. */
function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

const pageKey = (locale: LocaleCode, route: string) => `${locale} ${route}`;

/** Hosts of static files also serve a page at its path with each of these endings. */
export const spellingEndings = ['/', '.html', '/index.html'];

const otherSpellings = (path: string): string[] =>
  path === '/' ? ['/index.html'] : spellingEndings.map((ending) => path + ending);

/**
 * Creates the route table. Paths are only looked up in it, never built from a request, so no request reaches
 * a file or a redirect target that isn't in the manifest.
 */
export function createRouteTable(manifest: Manifest) {
  const files = new Map<string, BuildFile>();
  const pages = new Map<string, BuildFile>();
  const redirects = new Map<string, string>();
  for (const file of manifest.files) {
    const { path, page, editor } = file;
    if (page) pages.set(pageKey(page.locale, page.route), file);
    if (path === undefined) continue;
    files.set(path, file);
    if (page || editor) otherSpellings(path).forEach((spelling) => redirects.set(spelling, path));
  }
  for (const [from, to] of Object.entries(manifest.redirects)) {
    for (const spelling of [from, ...otherSpellings(from)]) redirects.set(spelling, to);
  }

  const lookUp = <T>(table: Map<string, T>, path: string): T | undefined => table.get(decode(path) ?? '');
  return {
    /** The file at a percent-encoded path. */
    find: (path: string) => lookUp(files, path),
    /** Where to redirect another spelling or an old address of a page: from `/about/` to `/about`. */
    canonical: (path: string) => lookUp(redirects, path),
    /** A page by its language and its path without language. */
    page: (locale: LocaleCode, route: string) => pages.get(pageKey(locale, route)),
  };
}

/**
 * Redirects to another address of this site.
 * @param path from the route table, never built from the request
 * @param query of the request, with its question mark, or empty
 * @param status 302 is temporary, 303 the answer to a form, 308 permanent
 * @param headers in addition to those of every response
 */
export const redirect = (
  path: string,
  query: string,
  status: 302 | 303 | 308,
  headers: HeaderTable,
): Response =>
  new Response(null, {
    status,
    headers: {
      ...commonHeaders,
      ...headers,
      Location: encodeURI(path) + query,
      'Content-Length': '0',
    },
  });
