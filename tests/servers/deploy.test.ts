import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manifestName } from '#server/manifest.ts';
import { root } from '#tests/support/folders.ts';
import { freePort } from '#tests/support/host.ts';
import { ask } from '#tests/support/server-process.ts';
import { buildSite } from '#tests/support/small-site.ts';

const run = promisify(execFile);

/** A server to deploy to: a folder, a stand-in for ssh that runs what it is asked for right here, and one for systemd. */
let server: string;
let port: number;
beforeEach(async () => {
  server = await mkdtemp(join(tmpdir(), 'deploy-'));
  port = await freePort();
  await mkdir(join(server, 'bin'));
  await writeFile(join(server, 'bin/ssh'), '#!/bin/sh\nexec sh -c "$2"\n');
  await chmod(join(server, 'bin/ssh'), 0o755);
  await writeFile(
    join(server, 'restart.sh'),
    `cd ${server}/current
if [ -f ${server}/pid ]; then kill -9 "$(cat ${server}/pid)" 2>/dev/null; fi
PORT=${port} node server.mjs dist >/dev/null 2>&1 &
echo $! > ${server}/pid\n`,
  );
  await writeFile(
    join(server, 'deploy.conf'),
    `RESTART='sh ${server}/restart.sh'\nHEALTH=http://127.0.0.1:${port}\nPATIENCE=15\nKEPT=3\n`,
  );
});
afterEach(async () => {
  const pid = Number(await readFile(join(server, 'pid'), 'utf8').catch(() => '0'));
  // One whose build was refused has ended by itself.
  if (pid) await run('kill', ['-9', String(pid)]).catch(() => undefined);
  await rm(server, { recursive: true });
});

const env = () => ({
  PATH: [join(server, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
  RELEASE: join(server, 'packed'),
});

/** Builds a small site under a name, packs it and deploys it, whole or not. */
async function deploy(release: string, damage?: (folder: string) => Promise<void>) {
  await using site = await buildSite();
  await writeFile(join(site.folder, manifestName), JSON.stringify({ ...site.manifest, release }));
  const packed = join(server, 'packed');
  await run(process.execPath, [join(root, 'tools/deploy/pack.ts'), site.folder, packed]);
  await damage?.(packed);
  // Releases are named by the second.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return await run('sh', [join(root, 'tools/deploy/deploy.sh'), 'somebody@server', server], { env: env() });
}

const control = (command: string) =>
  run('sh', [join(server, 'current/release.sh'), command], { env: env() }).then(({ stdout }) => stdout);
const releases = () => readdir(join(server, 'releases'));
const serving = async () =>
  (JSON.parse((await ask(port, '/_health')).body.toString()) as { release: string }).release;

test('a release is rolled out and back, and as many are kept as wanted', async () => {
  for (const release of ['1', '2', '3', '4']) {
    await deploy(release);
    expect(await serving()).toBe(release);
  }
  expect(await releases()).toHaveLength(3);
  expect(await readdir(join(server, 'incoming'))).toEqual([]);
  expect((await ask(port, '/about')).status).toBe(200);

  await control('rollback');
  expect(await serving()).toBe('3');
  const current = basename(await readlink(join(server, 'current')));
  expect(await control('list')).toMatch(new RegExp(`^${current} 3 for [\\d-]+ \\(current\\)$`, 'm'));

  // The one that was taken back is not come back to.
  await deploy('5');
  await control('rollback');
  expect(await serving()).toBe('3');
  await control('rollback');
  expect(await serving()).toBe('2');
  await expect(control('rollback')).rejects.toThrow(/There is no release before/);
  expect(await serving()).toBe('2');
});

test('a release that does not start gives way to the one before, and the roll-out fails', async () => {
  await deploy('1');
  const broken = deploy('2', (packed) => rm(join(packed, 'dist/about.html.br')));
  await expect(broken).rejects.toThrow(/does not answer: \d{8}T\d{6}Z is the current release again/);
  expect(await serving()).toBe('1');
  expect(await releases()).toHaveLength(1);
});

test('a release that cannot be gone back to leaves the current one where it is', async () => {
  await deploy('1');
  const [first = ''] = await releases();
  await deploy('2');
  await rm(join(server, 'releases', first, 'dist/about.html.br'));
  await expect(control('rollback')).rejects.toThrow(
    /does not answer: \d{8}T\d{6}Z is the current release again/,
  );
  expect(await serving()).toBe('2');
  expect(await releases()).toHaveLength(2);
});

test('a first release that does not start is said', async () => {
  const broken = deploy('1', (packed) => rm(join(packed, 'server.mjs')));
  await expect(broken).rejects.toThrow(/there is no release before it/);
});
