import { basename } from 'node:path';
import type { Backend } from '@sveltia/cms';
import type { EditorPolicy } from '#server/manifest.ts';

/** The repository that the web editor changes, and what its security policy must allow. */
export interface EditorSettings {
  backend: Backend;
  policy: EditorPolicy;
}

/**
 * For development: Sveltia edits local files through the browser's file picker. It still requires a repository, whose
 * name it shows.
 */
export const localSettings: EditorSettings = {
  backend: { name: 'github', repo: `local/${basename(process.cwd())}`, auth_methods: ['token'] },
  policy: { connect: [], pictures: [], opener: 'same-origin' },
};

/**
 * Reads the web editor's settings from the environment:
 * - `EDITOR_BACKEND=github:owner/repo`: the repository; saving commits to its default branch.
 * - `EDITOR_AUTH=https://<host>`: optional, a server that signs editors in with GitHub, such as
 *   https://github.com/sveltia/sveltia-cms-auth. Without it, every editor needs a personal access token.
 * @param environment the environment variables of the build
 * @returns undefined without `EDITOR_BACKEND`: the build then has no editor
 * @throws {Error} when a value is invalid, with the expected format
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): EditorSettings | undefined {
  const backend = environment['EDITOR_BACKEND']?.trim();
  const auth = environment['EDITOR_AUTH']?.trim().replace(/\/$/, '');
  if (!backend) {
    if (auth) throw new Error('EDITOR_AUTH is set without EDITOR_BACKEND: set both or neither.');
    return undefined;
  }
  const [, repo] = /^github:([\w.-]+\/[\w.-]+)$/.exec(backend) ?? [];
  if (!repo) throw new Error(`EDITOR_BACKEND is "${backend}", expected github:owner/repo.`);
  if (auth && (!auth.startsWith('https://') || URL.parse(auth)?.origin !== auth)) {
    throw new Error(`EDITOR_AUTH is "${auth}", expected https:// and a host, without a path.`);
  }
  return {
    backend: {
      name: 'github',
      repo,
      auth_methods: auth ? ['oauth', 'token'] : ['token'],
      ...(auth && { base_url: auth }),
    },
    policy: {
      connect: ['https://api.github.com', 'https://www.githubstatus.com'],
      pictures: ['https://avatars.githubusercontent.com'],
      // The sign-in window reports back to the page that opened it.
      opener: auth ? 'same-origin-allow-popups' : 'same-origin',
    },
  };
}
