import type { CspSources, PagePolicy } from '#server/manifest.ts';

/** The hashes of a page without inline scripts and styles. */
export const noHashes: PagePolicy = { scripts: [], styles: [] };

const self = "'self'";
const none = "'none'";

/** The part of every policy that browsers ignore in a `<meta>`. */
export const frameAncestors = "frame-ancestors 'none'";

/** Allows only what this site serves itself, and nothing inline. */
const directives = {
  'default-src': [none],
  'script-src': [self],
  'style-src': [self],
  'img-src': [self],
  'font-src': [self],
  'connect-src': [self],
  'manifest-src': [self],
  'base-uri': [none],
  'form-action': [none],
};

const hashSources = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`);

/**
 * The Content-Security-Policy of a page (CSP level 3), without `frameAncestors`.
 * @param added what else the page may use, such as the manifest's `thirdParties`
 */
export function contentSecurityPolicy({ scripts, styles, form }: PagePolicy, ...added: CspSources[]): string {
  const policy: Record<string, readonly string[]> = { ...directives };
  const own: CspSources = {
    'script-src': hashSources(scripts),
    'style-src': hashSources(styles),
    ...(form && { 'form-action': [self] }),
  };
  for (const [name, sources] of [own, ...added].flatMap(Object.entries<readonly string[]>)) {
    const present = (policy[name] ?? []).filter((source) => source !== none);
    policy[name] = [...present, ...sources];
  }
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}
