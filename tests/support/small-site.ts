import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeFiles, writeManifest } from '#build/manifest.ts';
import { defaultLocale, otherLocales } from '#shared/locales.ts';
import { editorFile } from '#shared/urls.ts';
import { noHashes } from '#server/csp.ts';
import { manifestVersion, type EditorPolicy, type Manifest } from '#server/manifest.ts';

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

/** A site in small, with one of everything that the handler treats in a way of its own. */
export const smallSite: Record<string, string | Uint8Array> = {
  'index.html': page('en', 'Home'),
  'about.html': page('en', 'About'),
  'services/seo.html': page('en', 'SEO'),
  'news/only-english.html': page('en', 'Only English'),
  '404.html': page('en', 'This page could not be found'),
  'error.html': page('en', 'An error occurred while rendering the page.'),
  ...Object.fromEntries(translated),
  'assets/page.Dx3kU2_a.css': 'a{color:#123}'.repeat(200),
  'assets/fonts/23fa6e161bdf84cd.woff2': randomBytes(500),
  'assets/photo.webp': randomBytes(2000),
  'assets/quay.Bq81LmZ-_Z1xYz.webp': randomBytes(8_000_000),
  'rss.xml': `<rss>${'<item/>'.repeat(300)}</rss>`,
  'robots.txt': 'User-agent: *\n',
  'sw.js': 'self.skipWaiting();\n'.repeat(100),
  '.well-known/security.txt': 'Contact: mailto:hello@company.example\n',
  _headers: 'not for visitors',
  '.env': 'SECRET=1',
};

/**
 * Builds a folder that can be served.
 * @param files their contents by path
 * @param editor what the web editor's page may do, if it is among the files
 * @param before the folder of the last build
 * @returns the folder, which is removed when the result is disposed of
 */
export async function buildSite(files = smallSite, editor?: EditorPolicy, before = '') {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  const pages = Object.keys(files).filter((file) => file.endsWith('.html') && file !== editorFile);
  const policyOf = (page: string) => ({ ...noHashes, hasForm: String(files[page]).includes('<form') });
  const policies = new Map(pages.map((page) => [page, policyOf(page)]));
  const described = await describeFiles(folder, policies, editor, before);
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
