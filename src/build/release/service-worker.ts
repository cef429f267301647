import pwa from '@vite-pwa/astro';
import type { AstroIntegration } from 'astro';
import { choosePrecache } from '#build/release/precache.ts';
import { editorFile } from '#site/routing.ts';

/**
 * Builds `/sw.js` from `src/client/worker/sw.ts`, once the pages are final.
 * @param folder the build's, which the plugin does not find by itself when it is not `dist`
 */
export const serviceWorker = (folder: string): AstroIntegration =>
  pwa({
    strategies: 'injectManifest',
    srcDir: 'src/client/worker',
    filename: 'sw.ts',
    outDir: folder,
    // The pages have manifests of their own, one per language, and register the worker when they are idle.
    manifest: false,
    injectRegister: false,
    injectManifest: {
      minify: true,
      // The web editor's script is larger than Workbox accepts.
      globIgnores: [editorFile, 'assets/admin.*'],
      globPatterns: ['**/*.{html,js,woff2,avif,svg,webmanifest}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async (entries) => ({ manifest: await choosePrecache(folder, entries), warnings: [] }),
      ],
    },
  });
