import { defineConfig, fontProviders } from 'astro/config';
import i18next from 'astro-i18next';
import { editorSettings, webEditor } from './src/admin/web-editor.ts';
import { clientScripts, islands } from './src/build/client-scripts.ts';
import { formerAddresses } from './src/build/former-addresses.ts';
import { markdown } from './src/build/markdown.ts';
import { output } from './src/build/output.ts';
import { sitemap } from './src/build/sitemap.ts';
import { developmentPolicy, thirdPartySources } from './src/build/third-parties.ts';
import { company } from './src/company/company.ts';
import { publishDay } from './src/content/publication.ts';
import { readEditorVariables } from './src/env.ts';
import { toPlainDate } from './src/i18n/format.ts';
import { redirects } from './src/site/redirects.ts';
import { isStaticExport, siteUrl } from './src/site/site-settings.ts';
import { fonts } from './src/styles/fonts.ts';

const today = publishDay();
const day = toPlainDate(today);
const editor = editorSettings(readEditorVariables(process.env));
const thirdParties = thirdPartySources(company.thirdParties);

export default defineConfig({
  site: siteUrl,
  trailingSlash: 'never',
  build: {
    format: 'file',
    assets: 'assets',
    // src/server answers `redirects` with 308; src/build/output.ts lists them in the manifest.
    redirects: false,
    // No request for styles delays the first paint.
    inlineStylesheets: 'always',
  },
  vite: {
    build: { assetsInlineLimit: 0 },
    // One day for the whole build, also if it runs past midnight.
    define: { 'process.env.PUBLISH_DAY': JSON.stringify(day) },
  },
  image: { service: { entrypoint: './src/build/image-service.ts' } },
  markdown,
  redirects,
  devToolbar: { enabled: false },
  server: { port: 4321 },
  fonts: fonts.map(({ name, cssVariable, fallback, files }) => ({
    provider: fontProviders.local(),
    name,
    cssVariable,
    // Computed by `npm run draw`.
    fallbacks: [`${name} Fallback`, fallback],
    optimizedFallbacks: false,
    options: {
      variants: files.map(({ file, weights }) => ({
        src: [`./src/assets/${file}`],
        weight: weights.join(' '),
        style: 'normal',
      })),
    },
  })),
  integrations: [
    i18next({ configPath: './src/i18n/astro-i18next.config.ts' }),
    islands(),
    clientScripts(),
    formerAddresses(today),
    sitemap(),
    webEditor(editor),
    developmentPolicy(thirdParties),
    output({ day, editor: editor?.policy, thirdParties, isStatic: isStaticExport }),
  ],
});
