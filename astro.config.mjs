import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import i18next from 'astro-i18next';
import { defineConfig, fontProviders } from 'astro/config';
import { webEditor } from './src/integrations/web-editor.ts';
import { editorSettings } from './src/admin/settings.ts';
import { clientScripts } from './src/integrations/client-scripts.ts';
import { finish } from './src/integrations/finish.ts';
import { hastPlugins, highlighting } from './src/build/markdown.ts';
import { thirdPartySources } from './src/build/third-parties.ts';
import { missingPictures } from './src/integrations/missing-pictures.ts';
import { replaceWhenFinished } from './src/integrations/replace-build.ts';
import { company, isStaticExport, siteUrl } from './src/company.ts';
import { publishDay } from './src/content/publication.ts';
import { readEditorVariables } from './src/env.ts';
import { toPlainDate } from './src/i18n/format.ts';
import { developmentPolicy } from './src/integrations/development-policy.ts';
import { formerAddresses } from './src/integrations/former-addresses.ts';
import { sitemap } from './src/integrations/sitemap.ts';

const today = publishDay();
const day = toPlainDate(today);
// One day for the whole build, also if it runs past midnight.
process.env['PUBLISH_DAY'] = day;
const editor = editorSettings(readEditorVariables(process.env));
const thirdParties = thirdPartySources(company.thirdParties);

export default defineConfig({
  site: siteUrl,
  trailingSlash: 'never',
  build: {
    format: 'file',
    assets: 'assets',
    // src/server answers `redirects` with 308; src/integrations/finish.ts lists them in the manifest.
    redirects: false,
    // No request for styles delays the first paint.
    inlineStylesheets: 'always',
  },
  vite: {
    build: { assetsInlineLimit: 0 },
  },
  image: { service: { entrypoint: './src/build/image-service.ts' } },
  markdown: {
    processor: satteri({ hastPlugins }),
    syntaxHighlight: 'shiki',
    shikiConfig: highlighting,
  },
  scopedStyleStrategy: 'where',
  devToolbar: { enabled: false },
  server: { port: 4321 },
  // Subset by tools/draw/font.ts. The fallbacks are defined in src/styles/tokens.css.
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage',
      cssVariable: '--font-face-display',
      fallbacks: ['Bricolage Fallback', 'sans-serif'],
      optimizedFallbacks: false,
      // Bold is heavy, regular is light and narrow.
      options: {
        variants: [
          { src: ['./src/assets/display.woff2'], weight: 700, style: 'normal' },
          { src: ['./src/assets/display-narrow.woff2'], weight: 400, style: 'normal' },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Public Sans',
      cssVariable: '--font-face-text',
      fallbacks: ['Public Sans Fallback', 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        variants: [{ src: ['./src/assets/text.woff2'], weight: '400 700', style: 'normal' }],
      },
    },
  ],
  integrations: [
    replaceWhenFinished(),
    clientScripts(),
    formerAddresses(today),
    missingPictures(),
    i18next(),
    react(),
    ...sitemap(),
    webEditor(editor),
    developmentPolicy(thirdParties),
    finish({ day, editor: editor?.policy, thirdParties, isStatic: isStaticExport }),
  ],
});
