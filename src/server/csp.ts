import type { CspHashes, EditorPolicy } from '#server/manifest.ts';

const hashes = (list: readonly string[]) => list.map((hash) => ` 'sha256-${hash}'`).join('');

/** The hashes of a page without inline scripts and styles. */
export const noHashes: CspHashes = { scripts: [], styles: [] };

/**
 * The Content-Security-Policy of a page (CSP level 3). Nothing that is not named may be fetched, run or
 * framed; nothing comes from another site.
 * @param hashes of the page's inline scripts and styles
 * @returns the header's value
 */
export const contentSecurityPolicy = ({ scripts, styles }: CspHashes): string =>
  [
    "default-src 'none'",
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${hashes(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const origins = (list: readonly string[]) => list.map((origin) => ` ${origin}`).join('');

/**
 * The Content-Security-Policy of the web editor's page, and of nothing else. It writes styles as it goes, and shows
 * pictures that are not published yet; no script is inlined or made of text.
 * @param policy where it works
 * @returns the header's value
 */
export const editorSecurityPolicy = ({ connect, pictures }: EditorPolicy): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${origins(pictures)}`,
    "font-src 'self'",
    `connect-src 'self' blob: data:${origins(connect)}`,
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * What touches privacy or money, and `unload`, which keeps pages out of the back-forward cache. The rest of a long list
 * would guard against scripts that the policy above does not let in, and travel with every page.
 */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'unload', 'usb'];

/** The Permissions-Policy of every page. */
export const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');
