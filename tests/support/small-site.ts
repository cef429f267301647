import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createCompressor } from '#build/release/compress.ts';
import { describeFiles } from '#build/release/describe.ts';
import { listServed, writeManifest } from '#build/release/manifest.ts';
import { defaultLocale, otherLocales } from '#i18n/locales.ts';

const page = (lang: string, title: string) =>
  `<!doctype html><html lang="${lang}"><title>${title}</title><h1>${title}</h1><p>${'Light on the quay. '.repeat(99)}</p></html>`;

/** What exists in every language. */
const translated = otherLocales(defaultLocale).flatMap(({ code }) => [
  [`${code}.html`, page(code, 'Home')],
  ...['about', 'services/seo', '404', 'error'].map((route) => [`${code}/${route}.html`, page(code, route)]),
]);

/** Old addresses of the small site. */
const oldAddresses: Record<string, string> = {
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
  'assets/B0-bwQbP_Zo1uh6.webp': randomBytes(500),
  'assets/quay.Bq81LmZ-_Z1xYz.webp': randomBytes(8_000_000),
  'rss.xml': `<rss>${'<item/>'.repeat(300)}</rss>`,
  'robots.txt': 'User-agent: *\n',
  'humans.txt': 'Twelve people on the quay. '.repeat(8),
  'sw.js': 'self.skipWaiting();\n'.repeat(100),
  'lichtkade.vcf': 'BEGIN:VCARD\n',
  '.well-known/security.txt': 'Contact: mailto:hallo@lichtkade.example\n',
  _headers: 'not for visitors',
  '.env': 'SECRET=1',
};

/**
 * Makes a folder of finished pages ready to be served, as the build does.
 * @param folder where they stand
 * @param redirects old addresses and the pages to which they lead
 * @returns the manifest, written
 */
export async function release(folder: string, redirects = oldAddresses) {
  const compressor = createCompressor(join(folder, '.compressed'));
  const files = await describeFiles(folder, await listServed(folder), compressor);
  return writeManifest(folder, {
    day: '2026-12-01',
    release: '1.0.0+301c57c0aa12',
    files,
    redirects,
  });
}

/**
 * Builds a folder that can be served.
 * @param files their contents by path
 * @returns the folder, which is removed when the result is disposed of
 */
export async function buildSite(files = smallSite) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  try {
    return { folder, manifest: await release(folder), [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
