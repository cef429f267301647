import { mkdir, mkdtempDisposable, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceBuild } from '#build/replace-build.ts';

/** Makes folders with one file each, replaces `dist`, and returns the folders and files that are left. */
async function replace(folders: Record<string, string>) {
  await using parent = await mkdtempDisposable(join(tmpdir(), 'replace-'));
  for (const [folder, file] of Object.entries(folders)) {
    await mkdir(join(parent.path, folder));
    await writeFile(join(parent.path, folder, file), '');
  }
  const [place, finished] = [join(parent.path, 'dist'), join(parent.path, 'dist.unfinished')];
  const failure = await replaceBuild(finished, place).catch((error: Error) => error.message);
  return { failure, left: await readdir(parent.path), files: await readdir(place) };
}

test.each([
  [{ 'dist.unfinished': 'new' }],
  [{ 'dist.unfinished': 'new', dist: 'old' }],
  [{ 'dist.unfinished': 'new', 'dist.before': 'interrupted' }],
])('dist: with %j only the new build is left', async (folders: Record<string, string>) => {
  expect(await replace(folders)).toEqual({ failure: undefined, left: ['dist'], files: ['new'] });
});

test('dist: without a new build the last one stays', async () => {
  expect(await replace({ dist: 'old' })).toMatchObject({
    failure: expect.stringContaining('dist.unfinished cannot be moved to'),
    files: ['old'],
  });
});
