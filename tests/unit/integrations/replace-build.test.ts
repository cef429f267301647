import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceBuild } from '#integrations/replace-build.ts';
import { makeFolder } from '#tests/support/content-site.ts';

/** Makes folders with one file each, replaces `dist`, and returns the folders and files that are left. */
async function replace(folders: Record<string, string>) {
  const { root, write } = await makeFolder();
  for (const [folder, file] of Object.entries(folders)) await write(join(folder, file), '');
  const [place, finished] = [join(root, 'dist'), join(root, 'dist.unfinished')];
  const failure = await replaceBuild(finished, place).catch((error: Error) => error.message);
  return { failure, left: await readdir(root), files: await readdir(place) };
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
