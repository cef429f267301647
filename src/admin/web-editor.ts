import { basename } from 'node:path';
import type { Backend } from '@sveltia/cms';
import type { AstroIntegration } from 'astro';
import type { readEditorVariables } from '#env';
import type { EditorPolicy } from '#server/manifest.ts';
import { editorRoute } from '#shared/urls.ts';

/**
 * For development: Sveltia edits local files through the browser's file picker. It still requires a
 * repository, whose name it shows.
 */
export const localBackend: Backend = {
  name: 'github',
  repo: `local/${basename(process.cwd())}`,
  auth_methods: ['token'],
};

/**
 * The settings of the web editor in a build.
 * @param variables undefined if it isn't configured
 * @returns the repository that it changes, whether saving opens a pull request, and what its security policy
 *   must allow; undefined if the build has no editor
 */
export const editorSettings = (variables: ReturnType<typeof readEditorVariables>) =>
  variables && {
    backend: {
      name: 'github',
      repo: variables.repository,
      auth_methods: variables.signIn ? ['oauth', 'token'] : ['token'],
      ...(variables.signIn && { base_url: variables.signIn }),
    } satisfies Backend,
    review: variables.review,
    policy: {
      sources: {
        'style-src': ["'unsafe-inline'"],
        'img-src': ['blob:', 'data:', 'https://avatars.githubusercontent.com'],
        'connect-src': ['blob:', 'data:', 'https://api.github.com', 'https://www.githubstatus.com'],
      },
      // The sign-in window reports back to the page that opened it.
      opener: variables.signIn ? 'same-origin-allow-popups' : 'same-origin',
    } satisfies EditorPolicy,
  };

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
