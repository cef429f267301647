import type { LocaleCode } from '#i18n/locales.ts';
import type { BuildFile, Manifest } from '#server/manifest.ts';

/** Which file stands at which address. */
export interface Routes {
  /** The file at a path as it came in, percent-encoded. */
  find(path: string): BuildFile | undefined;
  /** The address of the page that a path is another spelling, or an old address, of: `/about` for `/about/`. */
  canonical(path: string): string | undefined;
  /** A page by language and path without language. */
  page(locale: LocaleCode, route: string): BuildFile | undefined;
  /** A page's twin in Markdown. */
  twin(page: BuildFile): BuildFile | undefined;
}

/** A path as the table has it, or nothing when it is no UTF-8. `decodeURI` leaves an encoded slash as it is, so that `/nl%2Fabout` is not `/nl/about`. */
function decode(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

const pageKey = (locale: LocaleCode, route: string) => `${locale} ${route}`;

/** The spellings under which a page is reached too, on hosts that serve plain files. */
export function otherSpellings(address: string): string[] {
  const base = address === '/' ? '' : address;
  return (
    [`${base}/`, `${base}.html`, `${base}/index.html`]
      // The home page as a file is /index.html.
      .filter((spelling) => spelling.startsWith('/') && spelling !== address)
  );
}

/**
 * Makes the route table. A path is only ever looked up in it, never cut or joined, so that no request can
 * name a file or a redirect's target that is not in the manifest.
 * @param manifest the build's table of contents
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
    // A file of that very name comes first.
    canonical: (path) => (lookUp(files, path) ? undefined : lookUp(spellings, path)),
    page: (locale, route) => pages.get(pageKey(locale, route)),
    twin: ({ page }) => (page?.twin === undefined ? undefined : files.get(page.twin)),
  };
}
