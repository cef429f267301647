import { mkdir, mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceBuild } from '#build/replace-build.ts';

async function write(folder: string, name: string) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), name);
}

test('a finished build takes the place of the last one, and nothing else is left', async () => {
  await using parent = await mkdtempDisposable(join(tmpdir(), 'replace-'));
  const [place, finished] = [join(parent.path, 'dist'), join(parent.path, 'dist.unfinished')];
  for (const name of ['first', 'second']) {
    await write(finished, name);
    await replaceBuild(finished, place);
    expect(await readdir(place)).toEqual([name]);
    expect(await readdir(parent.path)).toEqual(['dist']);
  }
});

test('what a stop at the wrong moment left is no hindrance', async () => {
  await using parent = await mkdtempDisposable(join(tmpdir(), 'replace-'));
  const [place, finished] = [join(parent.path, 'dist'), join(parent.path, 'dist.unfinished')];
  await write(`${place}.before`, 'old');
  await write(finished, 'new');
  await replaceBuild(finished, place);
  expect(await readdir(parent.path)).toEqual(['dist']);
});

test('where nothing was built the last build stays, and it is said', async () => {
  await using parent = await mkdtempDisposable(join(tmpdir(), 'replace-'));
  const [place, finished] = [join(parent.path, 'dist'), join(parent.path, 'dist.unfinished')];
  await write(place, 'last');
  await expect(replaceBuild(finished, place)).rejects.toThrow(`${finished} cannot be moved to ${place}`);
  expect(await readFile(join(place, 'last'), 'utf8')).toBe('last');
});
