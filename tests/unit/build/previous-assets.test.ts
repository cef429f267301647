import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPreviousAssets, restorePreviousAssets } from '#build/pages/previous-assets.ts';
import { writeManifest } from '#build/release/write-manifest.ts';
import { ask, start } from '#tests/support/server-process.ts';
import { buildSite } from '#tests/support/small-site.ts';

const old = 'assets/page.Dx3kU2_a.css';
const fresh = 'assets/page.Anew1234.css';
const day = 24 * 60 * 60 * 1000;

/** A deploy in place: the old sheet is gone, a new one is there. */
async function deploy(folder: string) {
  const assets = await readPreviousAssets(folder);
  await rm(join(folder, old));
  await writeFile(join(folder, fresh), 'b{color:#456}'.repeat(200));
  await restorePreviousAssets(folder, assets);
  await writeManifest(folder);
}

test('during and after a deploy under load every answer is whole, and old hashed files stay', async () => {
  await using site = await buildSite();
  await using before = await start(site.folder);
  const sheet = await readFile(join(site.folder, old), 'utf8');
  let deployed = false;
  const read = async () => {
    for (let answers = 0; ; answers += 1) {
      for (const path of ['/about', `/${old}`, '/nl/services/seo']) {
        const { status, headers, body } = await ask(before.port, path);
        expect(status).toBe(200);
        expect(body.length).toBe(Number(headers['content-length']));
      }
      if (deployed && answers > 2) return;
    }
  };
  const readers = Promise.all(Array.from({ length: 20 }, read));
  await deploy(site.folder);
  await using after = await start(site.folder);
  deployed = true;
  await readers;

  before.child.kill('SIGTERM');
  expect(await before.ended).toBe(0);
  expect((await ask(after.port, `/${old}`)).body.toString()).toBe(sheet);
  expect((await ask(after.port, `/${fresh}`)).status).toBe(200);
});

test('a file that no build has had for a week is let go', async () => {
  await using site = await buildSite();
  const past = new Date(Date.now() - 6 * day);
  await utimes(join(site.folder, old), past, past);
  await deploy(site.folder);
  const kept = (now?: number) =>
    readPreviousAssets(site.folder, now).then((assets) => assets.map(({ file }) => file).includes(old));
  expect(await kept()).toBe(true);
  // Being put back has not made it younger.
  expect(await kept(Date.now() + 2 * day)).toBe(false);
});

test('a folder without a whole build has nothing to keep', async () => {
  await using site = await buildSite();
  await rm(join(site.folder, '_manifest.json'));
  expect(await readPreviousAssets(site.folder)).toEqual([]);
  expect(await readPreviousAssets(join(site.folder, 'none'))).toEqual([]);
});
