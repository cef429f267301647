import { contentSecurityPolicy, frameAncestors, noHashes } from '#server/csp.ts';
import type { BuildFile, CspSources, EditorPolicy, PagePolicy } from '#server/manifest.ts';
import { defaultLocale, locales } from '#shared/locales.ts';
import { speculationRules } from '#shared/urls.ts';

export type HeaderTable = Readonly<Record<string, string>>;

/** The headers of every response. */
export const commonHeaders: HeaderTable = {
  'X-Content-Type-Options': 'nosniff',
  // Language negotiation needs the referrer within the site; other sites get none.
  'Referrer-Policy': 'same-origin',
  // Two years. Without includeSubDomains, since other hosts of the domain may not have TLS.
  'Strict-Transport-Security': 'max-age=63072000',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

// Features that concern privacy or money, and `unload`, which disables the bfcache. A longer list would only
// guard against scripts that the Content-Security-Policy blocks.
const disabledFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'unload', 'usb'];

const documentHeaders = (policy: string, embedderPolicy = 'require-corp'): HeaderTable => ({
  'Content-Security-Policy': `${policy};${frameAncestors}`,
  'Permissions-Policy': disabledFeatures.map((feature) => `${feature}=()`).join(','),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': embedderPolicy,
});

/**
 * The Cross-Origin-Embedder-Policy of pages. Few sites send the header that `require-corp` demands of what is
 * embedded.
 * @param thirdParties the sources outside this site
 */
export const embedderPolicy = (thirdParties: CspSources): string =>
  Object.keys(thirdParties).length > 0 ? 'unsafe-none' : 'require-corp';

/**
 * The headers of every page, including error pages, in addition to `commonHeaders`.
 * @param policy what the page's CSP allows
 * @param thirdParties the sources outside this site
 */
export const pageHeaders = (policy: PagePolicy = noHashes, thirdParties: CspSources = {}): HeaderTable => ({
  ...documentHeaders(contentSecurityPolicy(policy, thirdParties), embedderPolicy(thirdParties)),
  'Speculation-Rules': `"${speculationRules}"`,
});

const editorHeaders = ({ sources, opener }: EditorPolicy): HeaderTable => ({
  ...documentHeaders(contentSecurityPolicy(noHashes, sources)),
  'Cross-Origin-Opener-Policy': opener,
  'X-Robots-Tag': 'noindex',
});

export const caching = {
  /** Revalidated by ETag, so a deployment shows immediately. Not no-store, which disables the bfcache. */
  revalidate: 'no-cache',
  /** The same, for a response with a cookie. */
  private: 'private, no-cache',
  /** For files with a hash in their name. */
  immutable: 'public, max-age=31536000, immutable',
  /** For icons, feeds and the like. */
  short: 'public, max-age=3600',
  /** For redirects that depend on the visitor. */
  never: 'no-store',
} as const;

/** The request headers on which the language of a path without prefix depends. */
export const languageVary = ['Accept-Language', 'Cookie', 'Referer', 'Sec-Fetch-Site'];

/** An SVG that is opened by itself may be an editor's, and hold more than a drawing. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function cacheControl({ page, editor, path, immutable }: BuildFile): string {
  // A cached service worker would hide every later deployment.
  if (page || editor || path === '/sw.js') return caching.revalidate;
  return immutable ? caching.immutable : caching.short;
}

/**
 * The headers of a file that don't depend on its content coding. A 304 has them too.
 * @param file an entry of the manifest
 * @param thirdParties the manifest's
 */
export function fileHeaders(file: BuildFile, thirdParties: CspSources): HeaderTable {
  const { path, page, editor, type, variants } = file;
  const vary = [
    ...(Object.keys(variants).length > 1 ? ['Accept-Encoding'] : []),
    ...(path && page?.locale === defaultLocale && locales.length > 1 ? languageVary : []),
  ];
  return {
    ...commonHeaders,
    ...(page && pageHeaders(page, thirdParties)),
    ...(editor && editorHeaders(editor)),
    ...(type.startsWith('image/svg+xml') && { 'Content-Security-Policy': svgPolicy }),
    'Cache-Control': cacheControl(file),
    ...(vary.length > 0 && { Vary: vary.join(', ') }),
  };
}
