import type { LocaleCode } from '#i18n/locales.ts';
import type { BuildFile, Manifest } from '#server/manifest.ts';

/** The route table: addresses and the files at them. */
export interface Routes {
  /** The file at a percent-encoded path. */
  find(path: string): BuildFile | undefined;
  /** The address of the page that a path is another spelling, or an old address, of: `/about` for `/about/`. */
  canonical(path: string): string | undefined;
  /** A page by its language and its path without language. */
  page(locale: LocaleCode, route: string): BuildFile | undefined;
}

/**
 * Decodes a path; undefined if it isn't UTF-8. `decodeURI` keeps encoded slashes, so `/nl%2Fabout` isn't `/nl/about`.
 */
function decode(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

const pageKey = (locale: LocaleCode, route: string) => `${locale} ${route}`;

/** The other spellings of a page's address, which hosts of plain files also serve. */
function otherSpellings(address: string): string[] {
  const base = address === '/' ? '' : address;
  return (
    [`${base}/`, `${base}.html`, `${base}/index.html`]
      // The home page as a file is /index.html.
      .filter((spelling) => spelling.startsWith('/') && spelling !== address)
  );
}

/**
 * Makes the route table. Paths are only looked up in it, never cut or joined, so no request reaches a file or is
 * redirected to an address that isn't in the manifest.
 * @param manifest the build's manifest
 */
export function createRoutes(manifest: Manifest): Routes {
  const files = new Map<string, BuildFile>();
  const pages = new Map<string, BuildFile>();
  const spellings = new Map<string, string>();
  for (const file of manifest.files) {
    const { address, page, editor } = file;
    if (page) pages.set(pageKey(page.locale, page.route), file);
    if (address === undefined) continue;
    files.set(address, file);
    if (page || editor) otherSpellings(address).forEach((spelling) => spellings.set(spelling, address));
  }
  for (const [from, to] of Object.entries(manifest.redirects)) {
    for (const spelling of [from, ...otherSpellings(from)]) spellings.set(spelling, to);
  }

  const lookUp = <T>(table: Map<string, T>, path: string): T | undefined => {
    const decoded = decode(path);
    return decoded === undefined ? undefined : table.get(decoded);
  };
  return {
    find: (path) => lookUp(files, path),
    // A file at exactly this address comes first.
    canonical: (path) => (lookUp(files, path) ? undefined : lookUp(spellings, path)),
    page: (locale, route) => pages.get(pageKey(locale, route)),
  };
}
