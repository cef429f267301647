import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pwa from '@vite-pwa/astro';
import type { AstroIntegration } from 'astro';
import { locales } from '#shared/locales.ts';
import { hiddenRoutes, localizePath } from '#shared/urls.ts';

const offlinePages = locales.flatMap(({ code }) =>
  [hiddenRoutes.offline, hiddenRoutes.unsent].map((route) => `${localizePath(code, route).slice(1)}.html`),
);

// An island's code, which is loaded on interaction only.
const islandAttributes = /\s(?:component-url|renderer-url|before-hydration-url|props)="[^"]*"/g;

/** Paths of the assets that a page or script refers to, without the code of islands. */
function assetsIn(text: string): string[] {
  const references = text.replaceAll(islandAttributes, '').matchAll(/(?:\/assets|\.)\/([\w./-]+\.\w+)/g);
  return Array.from(references, ([, path]) => `assets/${path}`);
}

/** Lists the offline pages and all files they need, as paths in the build's folder. */
async function listPrecached(folder: string): Promise<Set<string>> {
  // Without a contact form, some don't exist.
  const files = new Set(offlinePages.filter((file) => existsSync(join(folder, file))));
  // Iterating a set also visits the entries added during the loop: scripts imported by scripts.
  for (const file of files) {
    if (!/\.(?:html|js)$/.test(file)) continue;
    for (const asset of assetsIn(await readFile(join(folder, file), 'utf8'))) files.add(asset);
  }
  return files;
}

export const serviceWorker = (folder: string): AstroIntegration =>
  pwa({
    strategies: 'injectManifest',
    srcDir: 'src/client/service-worker',
    filename: 'sw.ts',
    outDir: folder,
    // The site has a web app manifest per language, and registers the worker once a page is idle.
    manifest: false,
    injectRegister: false,
    injectManifest: {
      minify: true,
      // The web editor's script is larger than Workbox accepts.
      globIgnores: ['assets/admin.*'],
      globPatterns: ['{,*/}{offline,unsent}.html', 'assets/**/*.{js,woff2,avif,svg}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async (entries) => {
          const files = await listPrecached(folder);
          const manifest = entries
            .filter(({ url }) => files.has(url))
            .map((entry) => ({ ...entry, url: `/${entry.url.replace(/\.html$/, '')}` }));
          return { manifest, warnings: [] };
        },
      ],
    },
  });
