import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeFiles, writeManifest } from '#build/manifest.ts';
import { noHashes } from '#server/csp.ts';
import { type Manifest, manifestVersion } from '#server/manifest.ts';
import { defaultLocale, otherLocales } from '#shared/locales.ts';

const page = (lang: string, title: string) =>
  `<!doctype html><html lang="${lang}"><title>${title}</title><h1>${title}</h1><p>${'Light on the quay. '.repeat(99)}</p></html>`;

/** What exists in every language. */
const translated = otherLocales(defaultLocale).flatMap(({ code }) => [
  [`${code}.html`, page(code, 'Home')],
  ...['about', 'services/seo', '404', 'error'].map((route) => [`${code}/${route}.html`, page(code, route)]),
]);

/** Old addresses of the small site. */
const oldAddresses = {
  '/news/old-boat': '/news/only-english',
  '/nl/over-ons': '/nl/about',
};

/** A site in small, for tests of the server as a process. */
export const smallSite: Record<string, string | Uint8Array> = {
  'index.html': page('en', 'Home'),
  'about.html': page('en', 'About'),
  'services/seo.html': page('en', 'SEO'),
  'news/only-english.html': page('en', 'Only English'),
  '404.html': page('en', 'This page could not be found'),
  'error.html': page('en', 'An error occurred while rendering the page.'),
  ...Object.fromEntries(translated),
  'assets/quay.Bq81LmZ-_Z1xYz.webp': randomBytes(8_000_000),
  'robots.txt': 'User-agent: *\n',
  '.env': 'SECRET=1',
};

/**
 * Builds a folder that can be served.
 * @param files their contents by path
 * @param before the folder of the last build
 * @returns the folder, which is removed when the result is disposed of
 */
export async function buildSite(files = smallSite, before = '') {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  const pages = Object.keys(files).filter((file) => file.endsWith('.html'));
  const policyOf = (page: string) => ({
    ...noHashes,
    ...(String(files[page]).includes('<form') && { form: { labels: {}, options: {} } }),
  });
  const policies = new Map(pages.map((page) => [page, policyOf(page)]));
  const described = await describeFiles(folder, policies, undefined, before);
  const manifest: Manifest = {
    version: manifestVersion,
    day: '2026-12-01',
    release: '1.0.0+301c57c0aa12',
    files: described,
    redirects: oldAddresses,
    thirdParties: {},
  };
  await writeManifest(folder, manifest);
  return { folder, manifest, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}
