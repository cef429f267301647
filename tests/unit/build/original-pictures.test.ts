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
  await rejectOriginals(join(root, 'dist'), [join(root, 'content'), join(root, 'art')]);
}

test('pictures: publishing an original stops the build, naming both files', async () => {
  const published = { 'dist/assets/other.jpg': 'else', 'dist/assets/quay.B0-bwQbP.JPG': 'dots' };
  await expect(refuse(published)).rejects.toThrow(
    /^\S+dist\/assets\/quay\.B0-bwQbP\.JPG is the original \S+content\/news\/covers\/quay\.jpg: delete/,
  );
});

test('pictures: another image of the same size is allowed, and so is an original SVG', async () => {
  await refuse({ 'dist/assets/quay.B0-bwQbP_1.webp': 'tods', 'dist/assets/quay.HftdKgrC.svg': 'lines' });
});
