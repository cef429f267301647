import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import i18next from 'astro-i18next';
import { defineConfig, fontProviders } from 'astro/config';
import { browserTexts } from './src/build/vite/browser-texts.ts';
import { headScripts } from './src/build/vite/head-scripts.ts';
import { interactionDirective } from './src/build/vite/interaction-directive.ts';
import { islandScript } from './src/build/pages/island-script.ts';
import { plainImport } from './src/build/vite/plain-import.ts';
import { policyGate } from './src/build/policy/policy-gate.ts';
import { previousAssets } from './src/build/pages/previous-assets.ts';
import { serviceWorker } from './src/build/release/service-worker.ts';
import { siteManifest } from './src/build/release/site-manifest.ts';
import { shortMarkup } from './src/build/pages/short-markup.ts';
import { shortPictures } from './src/build/pages/short-pictures.ts';
import { shortProperties } from './src/build/pages/short-properties.ts';
import { stylesFirst } from './src/build/vite/styles-first.ts';
import { defaultLocale, locales } from './src/i18n/locales.ts';
import { isUnlisted, parsePath } from './src/site-map/routing.ts';
import { siteUrl } from './src/company.ts';

export default defineConfig({
  site: siteUrl,
  trailingSlash: 'never',
  build: {
    format: 'file',
    assets: 'assets',
    // Nothing may block the first paint; one sheet has one hash in the policy.
    inlineStylesheets: 'always',
  },
  vite: {
    plugins: [browserTexts(), headScripts(), plainImport()],
    build: {
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        output: {
          // A raster picture's name stands in the document some ten times; the hash alone is enough.
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.png'))
              ? 'assets/[hash][extname]'
              : 'assets/[name].[hash][extname]',
        },
      },
    },
  },
  scopedStyleStrategy: 'where',
  devToolbar: { enabled: false },
  server: { port: 4321 },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage',
      cssVariable: '--font-face-display',
      // Made in src/styles/tokens.css.
      fallbacks: ['Stand-in', 'sans-serif'],
      optimizedFallbacks: false,
      options: { variants: [{ src: ['./src/assets/display.woff2'], weight: 700, style: 'normal' }] },
    },
  ],
  integrations: [
    stylesFirst(),
    interactionDirective(),
    i18next(),
    react(),
    sitemap({
      filter: (page) => !isUnlisted(parsePath(new URL(page).pathname).route),
      i18n: {
        defaultLocale,
        locales: Object.fromEntries(locales.map(({ code, iso }) => [code, iso])),
      },
    }),
    shortProperties(),
    islandScript(),
    shortMarkup(),
    shortPictures(),
    serviceWorker(),
    // The pages are final from here on.
    policyGate(),
    previousAssets(),
    // Reads what all the others have written.
    siteManifest(),
  ],
});
