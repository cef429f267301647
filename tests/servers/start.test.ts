import { appendFile, rm, truncate, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEtag } from '#server/etag.ts';
import { ask, launch, start } from '#tests/support/server-process.ts';
import { buildSite, smallSite } from '#tests/support/small-site.ts';

const oneLine = /^[^\n]+\n$/;

test('the server says where it is, and nothing else', async () => {
  await using site = await buildSite();
  await using server = await start(site.folder);
  expect(server.url).toMatch(/^http:\/\/localhost:\d+$/);
  expect((await fetch(server.url)).status).toBe(200);
});

test('it listens on one address when told so', async () => {
  await using site = await buildSite();
  await using server = await start(site.folder, { HOST: '127.0.0.1' });
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(server.url)).status).toBe(200);
});

test('a busy port is said in one line, with a remedy', async () => {
  await using site = await buildSite();
  await using other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const server = launch(site.folder, { PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(await server.stderr).toBe(
    `Port ${port} is already in use: stop the program that listens there, or choose another with PORT=${port + 1}.\n`,
  );
});

test('a port that is none is refused in one line', async () => {
  const server = launch('dist', { PORT: '4321x' });
  expect(await server.ended).toBe(1);
  expect(await server.stderr).toBe('PORT is "4321x", want a whole number from 0 to 65535, such as 4321.\n');
});

test('a folder for temporary files that does not exist is said in one line, with a remedy', async () => {
  await using site = await buildSite();
  const folder = join(site.folder, 'missing');
  const server = launch(site.folder, { TMPDIR: folder });
  expect(await server.ended).toBe(1);
  expect(await server.stderr).toBe(
    `${folder} does not take the site’s files: make room there, or name another folder with TMPDIR.\n`,
  );
});

const picture = '/assets/quay.Bq81LmZ-_Z1xYz.webp';

const damages: [string, (folder: string) => Promise<void>, string][] = [
  ['no manifest', (folder) => rm(join(folder, '_manifest.json')), '_manifest.json'],
  ['half a manifest', (folder) => truncate(join(folder, '_manifest.json'), 500), '_manifest.json'],
  [
    'another manifest',
    (folder) => writeFile(join(folder, '_manifest.json'), '{"version":2}'),
    '_manifest.json',
  ],
  ['no folder at all', (folder) => rm(folder, { recursive: true }), '_manifest.json'],
  ['a page missing', (folder) => rm(join(folder, 'nl/about.html.br')), 'nl/about.html.br'],
  ['a page half written', (folder) => truncate(join(folder, 'about.html.gz'), 100), 'about.html.gz'],
  ['a page changed', (folder) => appendFile(join(folder, 'about.html.br'), '<p>'), 'about.html.br'],
  [
    'a page of the same size',
    (folder) => writeFile(join(folder, 'robots.txt'), 'Disallow: / a\n'),
    'robots.txt',
  ],
  ['a picture missing', (folder) => rm(join(folder, 'assets/photo.webp')), 'assets/photo.webp'],
  ['a picture half written', (folder) => truncate(join(folder, picture.slice(1)), 100), picture.slice(1)],
];

test.each(damages)('a build with %s is refused, by name and with the remedy', async (_what, damage, file) => {
  await using site = await buildSite();
  await damage(site.folder);
  const server = launch(site.folder);
  expect(await server.ended).toBe(1);
  const line = await server.stderr;
  expect(line).toMatch(oneLine);
  expect(line).toContain(join(site.folder, file));
  expect(line).toContain('run "npm run build"');
});

test('a build that is replaced while it is served disturbs no answer', async () => {
  await using site = await buildSite();
  await using server = await start(site.folder);
  await ask(server.port, picture);
  await rm(site.folder, { recursive: true });
  const page = site.manifest.files.find(({ address }) => address === '/nl/about');
  for (const [coding, { etag }] of Object.entries(page?.variants ?? {})) {
    const { body } = await ask(server.port, '/nl/about', { 'Accept-Encoding': coding });
    expect(createEtag(body), coding).toBe(etag);
  }
  expect(
    Buffer.compare((await ask(server.port, picture)).body, Buffer.from(smallSite[picture.slice(1)] ?? '')),
  ).toBe(0);
});

test('a picture that changed under its name is an error, not half an answer', async () => {
  await using site = await buildSite();
  await using server = await start(site.folder);
  await truncate(join(site.folder, picture.slice(1)), 100);
  expect((await ask(server.port, picture)).status).toBe(500);
});
