import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Whether this is the machine's administrator. */
export const isRoot = process.getuid?.() === 0;

/** Whether Debian's packages may be installed here. */
export const hasPackages =
  isRoot && existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/**
 * Runs a command that installs something; when it fails, its last words are shown.
 * @param command for the shell
 */
export function install(command: string): void {
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' });
  if (status !== 0) console.error(`${stdout}${stderr}`.trim().split('\n').slice(-5).join('\n'));
}

/** The command that installs packages of Debian. */
export const packagesCommand = (packages: string): string =>
  `apt-get update && apt-get install -y --no-install-recommends ${packages}`;
