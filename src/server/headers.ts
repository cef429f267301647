import { defaultLocale } from '#i18n/locales.ts';
import { speculationRules } from '#site/routing.ts';
import type { BuildFile, CspHashes, EditorPolicy } from '#server/manifest.ts';
import { contentSecurityPolicy, editorSecurityPolicy, noHashes, permissionsPolicy } from '#server/csp.ts';

/** Headers by name. */
export type HeaderTable = Readonly<Record<string, string>>;

/** What every answer carries, whatever its status. */
export const commonHeaders: HeaderTable = {
  'X-Content-Type-Options': 'nosniff',
  // Other sites learn nothing; our own pages do, as the choice of language needs it.
  'Referrer-Policy': 'same-origin',
  // Two years; browsers ignore it over plain HTTP. For this host alone: others of the domain are not ours to bind.
  'Strict-Transport-Security': 'max-age=63072000',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What every document carries besides, with its policy. */
const documentHeaders = (policy: string): HeaderTable => ({
  'Content-Security-Policy': policy,
  // What frame-ancestors says, for browsers and auditors that read this one only.
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': permissionsPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
});

/**
 * What every page carries besides, error pages included.
 * @param hashes of the page's inline scripts and styles
 */
export const pageHeaders = (hashes: CspHashes = noHashes): HeaderTable => ({
  ...documentHeaders(contentSecurityPolicy(hashes)),
  // Which pages a browser may prepare.
  'Speculation-Rules': `"${speculationRules}"`,
});

/**
 * What the web editor's page carries instead: no search engine may list it, and nothing it may do is allowed elsewhere.
 * @param policy what it needs
 */
export const editorHeaders = (policy: EditorPolicy): HeaderTable => ({
  ...documentHeaders(editorSecurityPolicy(policy)),
  'Cross-Origin-Opener-Policy': policy.opener,
  'X-Robots-Tag': 'noindex',
});

/** The caching classes. */
export const caching = {
  /** Asked for again each time, answered by 304: a deploy shows at once, and the page stays in the bfcache. */
  revalidate: 'no-cache',
  /** The same, for an answer that belongs to one visitor. */
  private: 'private, no-cache',
  /** The name changes with the content. */
  immutable: 'public, max-age=31536000, immutable',
  /** Icons, feeds, `robots.txt`. */
  short: 'public, max-age=3600',
  /** Depends on the visitor and must be asked for each time. */
  never: 'no-store',
} as const;

/** Besides the coding, what the language of an answer without prefix depends on. */
export const languageVary = ['Accept-Language', 'Cookie', 'Referer', 'Sec-Fetch-Site'];

// A worker that stays cached holds back every later deploy.
const revalidatedScripts = new Set(['/sw.js']);

/** The caching class of a file. */
export function cacheControl({ page, twinOf, editor, address, immutable }: BuildFile): string {
  if (page || twinOf || editor || (address && revalidatedScripts.has(address))) return caching.revalidate;
  return immutable ? caching.immutable : caching.short;
}

/**
 * The headers that a file carries in every content coding and also in a 304.
 * @param file an entry of the manifest
 * @param ofPage what it carries as a page: `pageHeaders`
 */
export function fileHeaders(file: BuildFile, ofPage: HeaderTable | undefined): HeaderTable {
  const vary = [
    ...(Object.keys(file.variants).length > 1 ? ['Accept-Encoding'] : []),
    ...(file.page?.twin ? ['Accept'] : []),
    ...(file.address && file.page?.locale === defaultLocale ? languageVary : []),
  ];
  return {
    ...commonHeaders,
    ...ofPage,
    'Cache-Control': cacheControl(file),
    ...(vary.length > 0 ? { Vary: vary.join(', ') } : {}),
    // Search engines list the page, not its Markdown alternate.
    ...(file.type.startsWith('text/markdown') ? { 'X-Robots-Tag': 'noindex' } : {}),
  };
}

/**
 * The headers in which a twin differs that is sent at its page's address: it depends on what its page depends on, and
 * has an address of its own (RFC 9110, section 8.7).
 * @param twin its entry in the manifest
 * @param page its page's
 */
export const negotiatedHeaders = (twin: BuildFile, page: BuildFile): HeaderTable => ({
  ...(twin.address && { 'Content-Location': encodeURI(twin.address) }),
  Vary: fileHeaders(page, undefined)['Vary'] ?? '',
});
