import { fileURLToPath } from 'node:url';
import pwa from '@vite-pwa/astro';
import type { AstroIntegration } from 'astro';
import { choosePrecache } from '#build/release/precache.ts';

/** @param folder the build's, which the plugin does not find by itself when it is not `dist` */
const createPwa = (folder: string): AstroIntegration =>
  pwa({
    strategies: 'injectManifest',
    srcDir: 'src/browser/worker',
    filename: 'sw.ts',
    outDir: folder,
    // The pages have manifests of their own, one per language, and register the worker when they are idle.
    manifest: false,
    injectRegister: false,
    injectManifest: {
      minify: true,
      globPatterns: ['**/*.{html,js,woff2,avif,svg,webmanifest}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async (entries) => ({ manifest: await choosePrecache(folder, entries), warnings: [] }),
      ],
    },
  });

/**
 * Builds `/sw.js` from `src/browser/worker/sw.ts`. It comes after the integrations that change pages, as it
 * notes what is in them, and before the one that lists what is served.
 */
export function serviceWorker(): AstroIntegration {
  let hooks: AstroIntegration['hooks'] = {};
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:setup': async (options) => {
        ({ hooks } = createPwa(fileURLToPath(options.config.outDir)));
        await hooks['astro:config:setup']?.(options);
      },
      'astro:build:done': (options) => hooks['astro:build:done']?.(options),
    },
  };
}
