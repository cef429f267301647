import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rejectOriginals } from '#build/original-pictures.ts';
import { makeFolder } from '#tests/support/content-site.ts';

/** Looks at a build with two photographs and a drawing. */
async function refuse(published: Record<string, string>) {
  const { root, write } = await makeFolder();
  const files = {
    'content/news/covers/quay.jpg': 'dots',
    'art/quay.svg': 'lines',
    'art/quay.png': 'points',
    ...published,
  };
  for (const [file, bytes] of Object.entries(files)) await write(file, bytes);
  rejectOriginals(join(root, 'dist'), [join(root, 'content'), join(root, 'art')]);
  return readdir(join(root, 'dist/assets'));
}

const published = { 'dist/assets/other.jpg': 'else', 'dist/assets/quay.B0-bwQbP.JPG': 'dots' };

test('pictures: an original that a page shows stops the build, naming both files', async () => {
  const page = { 'dist/about.html': '<img src="/assets/quay.B0-bwQbP.JPG">' };
  await expect(refuse({ ...published, ...page })).rejects.toThrow(
    /^\S+dist\/assets\/quay\.B0-bwQbP\.JPG is the original \S+content\/news\/covers\/quay\.jpg: publish/,
  );
});

test('pictures: an original that no page shows is not published', async () => {
  expect(await refuse(published)).toEqual(['other.jpg']);
});

test('pictures: another image of the same size is allowed, and so is an original SVG', async () => {
  await refuse({ 'dist/assets/quay.B0-bwQbP_1.webp': 'tods', 'dist/assets/quay.HftdKgrC.svg': 'lines' });
});
