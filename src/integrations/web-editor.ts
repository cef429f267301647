import type { AstroIntegration } from 'astro';
import type { editorSettings } from '#admin/settings.ts';
import { editorRoute } from '#shared/urls.ts';

/**
 * Adds the web editor at `/admin`: always in development, in a build only if it is configured.
 * @param settings undefined if it isn't configured
 */
export const webEditor = (settings: ReturnType<typeof editorSettings>): AstroIntegration => ({
  name: 'web-editor',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
      if (command !== 'dev' && !settings) return;
      injectRoute({ pattern: editorRoute, entrypoint: './src/admin/admin.astro', prerender: true });
      // The package loads fonts relative to its own file, which pre-bundling would move.
      updateConfig({ vite: { optimizeDeps: { exclude: ['@sveltia/cms'] } } });
    },
  },
});
