import type { EditorPolicy, PagePolicy } from '#server/manifest.ts';

/** The hashes of a page without inline scripts and styles. */
export const noHashes: PagePolicy = { scripts: [], styles: [] };

const self = "'self'";
const none = "'none'";

/** Allows only what this site serves itself, and nothing inline. */
const directives = {
  'default-src': [none],
  'script-src': [self],
  'style-src': [self],
  'img-src': [self],
  'font-src': [self],
  'connect-src': [self],
  'manifest-src': [self],
  'worker-src': [self],
  'base-uri': [none],
  'form-action': [none],
  'frame-ancestors': [none],
};

const serialize = (policy: Record<string, readonly string[]>) =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

const hashSources = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`);

/**
 * The Content-Security-Policy of a page (CSP level 3).
 * @param policy the hashes of the page's inline scripts and styles, and whether it has a form
 */
export const contentSecurityPolicy = ({ scripts, styles, form }: PagePolicy): string =>
  serialize({
    ...directives,
    ...(form && { 'form-action': [self] }),
    'script-src': [self, ...hashSources(scripts)],
    'style-src': [self, ...hashSources(styles)],
  });

/**
 * The Content-Security-Policy of the web editor, which inserts styles and shows pictures that aren't published yet.
 * @param policy the origins of the repository that it edits
 */
export const editorSecurityPolicy = ({ connect, pictures }: EditorPolicy): string =>
  serialize({
    ...directives,
    'style-src': [self, "'unsafe-inline'"],
    'img-src': [self, 'blob:', 'data:', ...pictures],
    'connect-src': [self, 'blob:', 'data:', ...connect],
  });
