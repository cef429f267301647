import { basename } from 'node:path';
import type { Backend } from '@sveltia/cms';
import type { readEditorVariables } from '#env';
import type { EditorPolicy } from '#server/manifest.ts';

/**
 * For development: Sveltia edits local files through the browser's file picker. It still requires a repository, whose
 * name it shows.
 */
export const localBackend: Backend = {
  name: 'github',
  repo: `local/${basename(process.cwd())}`,
  auth_methods: ['token'],
};

/**
 * The settings of the web editor in a build.
 * @param variables undefined if it isn't configured
 * @returns the repository that it changes, whether saving opens a pull request, and what its security policy must allow;
 *   undefined if the build has no editor
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
      connect: ['https://api.github.com', 'https://www.githubstatus.com'],
      pictures: ['https://avatars.githubusercontent.com'],
      // The sign-in window reports back to the page that opened it.
      opener: variables.signIn ? 'same-origin-allow-popups' : 'same-origin',
    } satisfies EditorPolicy,
  };
