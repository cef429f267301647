import { execFileSync } from 'node:child_process';

const author = ['-c', 'user.name=Heir', '-c', 'user.email=a@company.example'];

/**
 * Runs Git, with an author for commits.
 * @returns its output
 * @throws {Error} when it fails
 */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' });

/** Makes a folder a repository, if it is none, and commits everything. */
export function commitAll(folder: string, message = 'Write'): void {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', message);
}
