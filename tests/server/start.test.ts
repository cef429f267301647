import { once } from 'node:events';
import { rm, truncate, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { replaceBuild } from '#build/output.ts';
import { formerBuild } from '#server/read-build.ts';
import { createEtag } from '#server/variants.ts';
import { root } from '#tests/support/folders.ts';
import { run, runWith } from '#tests/support/run-command.ts';
import { ask, launch, start } from '#tests/support/server-process.ts';
import { buildSite, smallSite } from '#tests/support/small-site.ts';

/** Starts a server that can't start; returns what it says. */
async function failToStart(folder: string, env: Record<string, string> = {}) {
  const server = launch(folder, env);
  expect(await server.ended).toBe(1);
  const message = await server.stderr;
  expect(message).toMatch(/^[^\n]+\n$/);
  return message;
}

test.each([[{}, 'localhost'] as const, [{ HOST: '127.0.0.1' }, '127.0.0.1'] as const])(
  'server: with %j it prints its address and answers there',
  async (env, host) => {
    await using site = await buildSite();
    await using server = await start(site.folder, env);
    expect(server.url).toBe(`http://${host}:${server.port}`);
    expect((await fetch(server.url)).status).toBe(200);
  },
);

test('PORT: a port in use is reported in one line', async () => {
  await using site = await buildSite();
  await using other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await failToStart(site.folder, { PORT: String(port) })).toMatch(
    `Can't listen on port ${port}: another program uses this port; stop it, or set PORT`,
  );
});

test.each([
  ['PORT', '4321x', 'expected a whole number from 0 to 65535'],
  ['PORT', '65536', 'expected a whole number from 0 to 65535'],
  ['LOG', 'request', 'expected "errors" or "requests"'],
])('%s=%s is refused', async (name, value, message) => {
  expect(await failToStart('dist', { [name]: value })).toContain(`${name} is "${value}", ${message}`);
});

test('HOST: an address of another machine is refused', async () => {
  await using site = await buildSite();
  expect(await failToStart(site.folder, { HOST: '192.0.2.1' })).toContain('HOST is not an address of this');
});

const image = 'assets/quay.Bq81LmZ-_Z1xYz.webp';

test.each<[damage: string, file: string, damage: (path: string) => Promise<void>]>([
  ['no manifest', '_manifest.json', (path) => rm(path)],
  ['a manifest of another version', '_manifest.json', (path) => writeFile(path, '{"version":1}')],
  ['a missing page', 'nl/about.html.br', (path) => rm(path)],
  ['a changed file of the same size', 'robots.txt', (path) => writeFile(path, 'Disallow: / a\n')],
  ['half an image', image, (path) => truncate(path, 100)],
])('build: %s is reported with its path', async (_damage, file, damage) => {
  await using site = await buildSite();
  const path = join(site.folder, file);
  await damage(path);
  const message = await failToStart(site.folder);
  expect(message).toContain(path);
  expect(message).toContain('run "npm run build"');
});

test('build: the next one does not change what a running server answers', async () => {
  await using site = await buildSite();
  await using next = await buildSite({ ...smallSite, [image]: 'smaller' });
  await using server = await start(site.folder);
  await replaceBuild(next.folder, site.folder);
  expect((await ask(server.port, `/${image}`)).body.equals(Buffer.from(smallSite[image] ?? ''))).toBe(true);
  await rm(formerBuild(site.folder), { recursive: true });
  const page = site.manifest.files.find(({ path }) => path === '/nl/about');
  for (const [coding, { etag }] of Object.entries(page?.variants ?? {})) {
    const { body } = await ask(server.port, '/nl/about', { 'Accept-Encoding': coding });
    expect(createEtag(body), coding).toBe(etag);
  }
  const { body } = await ask(server.port, '/nl/about', { 'Accept-Encoding': 'gzip' });
  expect(gunzipSync(body).toString()).toBe(smallSite['nl/about.html']);
});

test('check-health: succeeds for the release in the folder, fails for another', async () => {
  await using site = await buildSite();
  await using server = await start(site.folder);
  const check = () => run(root, 'operate/check-health.ts', server.url, '0', site.folder);
  expect((await check()).out).toContain(site.manifest.release);
  await writeFile(join(site.folder, '_manifest.json'), '{"day":"2026-12-01","release":"1.0.0+another"}');
  const { code, err } = await check();
  expect(code).toBe(1);
  expect(err).toContain('expected {"status":"ok","day":"2026-12-01","release":"1.0.0+another"}');
});

test.each([[0], [1]])('check-health: a build is of today until %d midnights later', async (midnights) => {
  await using site = await buildSite();
  await using server = await start(site.folder);
  const today = new Date(Date.parse(site.manifest.day) + midnights * 86_400_000).toISOString().slice(0, 10);
  const tool = 'tools/operate/check-health.ts';
  const { code } = await runWith({ PUBLISH_DAY: today }, root, tool, '--today', server.url, '0');
  expect(code).toBe(midnights);
});
