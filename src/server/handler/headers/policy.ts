import { inlineScripts } from '#server/handler/headers/inline-scripts.ts';

const hashes = (list: readonly string[]) => list.map((hash) => ` 'sha256-${hash}'`).join('');

/**
 * The Content-Security-Policy of every page (CSP level 3). Nothing that is not named may be fetched, run or
 * framed; nothing comes from another site.
 * @param styleHashes the SHA-256, in base64, of each inline style of the build. Computed and not listed by
 *   hand as scripts are: the one sheet changes with every change of design, and a style runs nothing.
 * @returns the header's value
 */
export const contentSecurityPolicy = (styleHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self'${hashes(Object.values(inlineScripts))}`,
    `style-src ${hashes(styleHashes).trim() || "'none'"}`,
    // The empty icon that a page has until its first paint.
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What a brochure has no use for, and `unload`, which keeps pages out of the back-forward cache. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'unload',
  'usb',
  'xr-spatial-tracking',
];

/** The Permissions-Policy of every page. */
export const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');
