import { spawnSync } from 'node:child_process';
import { hasNginx, nginxRemedy } from '#tests/support/nginx.ts';

const command = 'apt-get update && apt-get install -y --no-install-recommends nginx-light';

/**
 * Installs nginx where it is missing and the machine is there to be installed on, and warns where it stays missing.
 * Vitest calls this once, before any test file asks for nginx.
 */
export default function provideNginx(): void {
  if (hasNginx()) return;
  if (process.env['CI'] && process.getuid?.() === 0) {
    const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' });
    if (status !== 0) console.error(`${stdout}${stderr}`.trim().split('\n').slice(-5).join('\n'));
  }
  if (!hasNginx()) console.warn(`NOT TESTED on nginx, as it is missing: ${nginxRemedy}`);
}
