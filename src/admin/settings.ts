import { basename } from 'node:path';
import type { Backend } from '@sveltia/cms';
import type { EditorPolicy } from '#server/manifest.ts';

/** Where the web editor reads and writes, and what its page must be allowed for that. */
export interface EditorSettings {
  backend: Backend;
  policy: EditorPolicy;
  /** Whether the files on one's own computer are all that can be edited. */
  local: boolean;
}

/** The environment that configures it. */
type Environment = Readonly<Record<string, string | undefined>>;

/** The names of what is read from the environment. */
const names = ['EDITOR_BACKEND', 'EDITOR_BRANCH', 'EDITOR_AUTH', 'EDITOR_APP_ID'] as const;

/**
 * For one's own computer. The package wants a repository by name even so: it asks for the folder by that name, and
 * keeps folder and drafts under it.
 */
export const localSettings: EditorSettings = {
  backend: { name: 'github', repo: `local/${basename(process.cwd())}`, auth_methods: ['token'] },
  policy: { connect: [], pictures: [], opener: 'same-origin' },
  local: true,
};

const backendPattern =
  /^(?<name>github|gitlab|gitea):(?:https:\/\/(?<host>[\w.-]+(?::\d+)?)\/)?(?<repo>[\w.-]+(?:\/[\w.-]+)+)$/;

/** An address without a path, as policies take it. */
function readOrigin(name: string, value: string): string {
  const url = URL.parse(value);
  if (url?.protocol !== 'https:' || url.origin !== value.replace(/\/$/, '')) {
    throw new Error(`${name} is "${value}", want an origin, https://host, without a path.`);
  }
  return url.origin;
}

/**
 * Reads where the web editor of a published site works.
 * @param environment of the build
 * @returns nothing where it is not configured: the build then has no editor
 * @throws {Error} for what cannot be meant, with an example
 */
export function readSettings(environment: Environment): EditorSettings | undefined {
  const [backend, branch, auth, appId] = names.map((name) => environment[name]?.trim() || undefined);
  if (backend === undefined) {
    const lost = names.find((name) => environment[name]?.trim());
    if (lost) throw new Error(`${lost} is set without EDITOR_BACKEND: set that too, or take ${lost} away.`);
    return undefined;
  }
  const found = backendPattern.exec(backend)?.groups;
  if (!found) {
    throw new Error(
      `EDITOR_BACKEND is "${backend}", want github:owner/name, gitlab:group/name or gitea:https://host/owner/name.`,
    );
  }
  const { name = '', host, repo = '' } = found;
  if (branch !== undefined && !/^[\w./-]+$/.test(branch)) {
    throw new Error(`EDITOR_BRANCH is "${branch}", want the name of a branch such as main.`);
  }
  const common = { repo, ...(branch && { branch }) };
  if (name === 'github') return onGitHub(common, { host, auth, appId });
  return onForge(name === 'gitlab' ? 'gitlab' : 'gitea', common, { host, auth, appId });
}

interface Access {
  host: string | undefined;
  auth: string | undefined;
  appId: string | undefined;
}

/** GitHub has no sign-in without a server of one's own: that, or a personal token. */
function onGitHub(common: { repo: string; branch?: string }, { host, auth, appId }: Access): EditorSettings {
  if (host) throw new Error('EDITOR_BACKEND: github:owner/name has no host; GitHub Enterprise is not known.');
  if (appId) throw new Error('EDITOR_APP_ID is for GitLab and Gitea; GitHub wants EDITOR_AUTH.');
  const origin = auth && readOrigin('EDITOR_AUTH', auth);
  return {
    backend: {
      name: 'github',
      ...common,
      ...(origin && { base_url: origin }),
      auth_methods: origin ? ['oauth', 'token'] : ['token'],
    },
    policy: {
      connect: ['https://api.github.com'],
      pictures: ['https://avatars.githubusercontent.com'],
      // The window in which one signs in answers to the one that opened it.
      opener: origin ? 'same-origin-allow-popups' : 'same-origin',
    },
    local: false,
  };
}

/** GitLab, Gitea and Forgejo sign in by themselves, with the number of an application registered there. */
function onForge(
  name: 'gitlab' | 'gitea',
  common: { repo: string; branch?: string },
  { host, auth, appId }: Access,
): EditorSettings {
  if (auth) throw new Error('EDITOR_AUTH is for GitHub; GitLab and Gitea want EDITOR_APP_ID.');
  if (name === 'gitea' && !host) {
    throw new Error('EDITOR_BACKEND: Gitea and Forgejo want their host, gitea:https://host/owner/name.');
  }
  const origin = `https://${host ?? 'gitlab.com'}`;
  const access = {
    base_url: origin,
    ...(appId && { app_id: appId }),
    auth_methods: appId ? (['oauth', 'token'] as const).slice() : (['token'] as const).slice(),
  };
  return {
    backend:
      name === 'gitlab'
        ? { name, ...common, ...access, api_root: `${origin}/api/v4`, ...(appId && { auth_type: 'pkce' }) }
        : { name, ...common, ...access, api_root: `${origin}/api/v1` },
    policy: {
      connect: [origin],
      pictures: [origin],
      // The window in which one signs in goes to that host and comes back: any other value would part the two.
      opener: appId ? 'unsafe-none' : 'same-origin',
    },
    local: false,
  };
}
