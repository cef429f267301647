import type { AstroIntegration } from 'astro';
import type { EditorSettings } from '#admin/settings.ts';
import { editorRoute } from '#site/urls.ts';

/**
 * Adds the web editor at `/admin`: always in development, in a build only when it is configured.
 * @param settings the repository that it works on, if one is configured
 */
export const webEditor = (settings: EditorSettings | undefined): AstroIntegration => ({
  name: 'web-editor',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
      if (command !== 'dev' && !settings) return;
      injectRoute({ pattern: editorRoute, entrypoint: './src/admin/admin.astro', prerender: true });
      // Pre-bundling would part the package from its fonts, which it finds relative to its own file.
      updateConfig({ vite: { optimizeDeps: { exclude: ['@sveltia/cms'] } } });
    },
  },
});
