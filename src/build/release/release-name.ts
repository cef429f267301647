import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The commit that is built; nothing outside of a repository. */
function commit(): string | undefined {
  try {
    const git = ['rev-parse', '--short=12', 'HEAD'];
    return execFileSync('git', git, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/**
 * By what name an operator knows a build: the version of `package.json` and the commit, such as
 * `1.0.0+301c57c0aa12` (Semantic Versioning 2.0.0, section 10).
 */
export function releaseName(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  return [version, commit()].filter(Boolean).join('+');
}
