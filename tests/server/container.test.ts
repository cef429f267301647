import { execFile, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '#tests/support/folders.ts';
import { ask, freePort } from '#tests/support/server-process.ts';

const run = promisify(execFile);

/** The first that works: a client without its daemon builds nothing. */
const tool = ['podman', 'docker'].find((name) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0);
if (!tool) throw new Error('Neither podman nor docker works: install podman.');

const image = 'website-test';
const quarterOfAnHour = 15 * 60_000;
const container = `website-test-${process.pid}`;
const call = (...args: string[]) => run(tool, args, { cwd: root, maxBuffer: 2 ** 26 });
let port = 0;

beforeAll(async () => {
  await call('build', '--tag', image, '--file', 'tools/operate/Dockerfile', '.');
  port = await freePort();
  const locked = ['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges', '--tmpfs', '/tmp'];
  await call('run', '--detach', '--name', container, ...locked, '--publish', `${port}:8080`, image);
  while (!(await ask(port, '/_health').catch(() => undefined))) await pause(200);
}, quarterOfAnHour);
afterAll(() => call('rm', '--force', container));

test('container: serves pages', async () => {
  expect((await ask(port, '/about')).status).toBe(200);
});

test('container: runs as nobody, on a read-only disk', async () => {
  expect((await call('exec', container, 'id', '-u')).stdout.trim()).toBe('65534');
  await expect(call('exec', container, 'touch', '/site/mark')).rejects.toThrow(/Read-only file system/);
});

test('container: stops with exit code 0', async () => {
  await call('stop', container);
  const { stdout } = await call('inspect', '--format', '{{.State.ExitCode}}', container);
  expect(stdout.trim()).toBe('0');
});
