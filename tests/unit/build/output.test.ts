import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceBuild } from '#build/output.ts';
import { makeFolder } from '#tests/support/content-site.ts';

/** Makes folders with one file each, replaces `dist`, and returns the folders and files that are left. */
async function replace(folders: Record<string, string>) {
  const { root, write } = await makeFolder();
  for (const [folder, file] of Object.entries(folders)) await write(join(folder, file), '');
  const [place, finished] = [join(root, 'dist'), join(root, 'dist.unfinished')];
  const failure = await replaceBuild(finished, place).catch((error: Error) => error.message);
  const former = await readdir(`${place}.before`).catch(() => []);
  return { failure, former, files: await readdir(place) };
}

test.each([
  [{ 'dist.unfinished': 'new' }, []],
  [{ 'dist.unfinished': 'new', dist: 'old' }, ['old']],
  [{ 'dist.unfinished': 'new', dist: 'old', 'dist.before': 'older' }, ['old']],
  [{ 'dist.unfinished': 'new', 'dist.before': 'interrupted' }, []],
])('dist: with %j the new build is there, and the last one beside it', async (folders, former) => {
  expect(await replace(folders)).toEqual({ failure: undefined, former, files: ['new'] });
});

test('dist: without a new build the last one stays', async () => {
  expect(await replace({ dist: 'old' })).toMatchObject({
    failure: expect.stringContaining('dist.unfinished cannot be moved to'),
    files: ['old'],
  });
});
