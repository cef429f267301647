import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { rejectOriginals } from '#build/original-pictures.ts';

/** Looks at a build whose content is one picture. */
async function refuse(published: Record<string, string>) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'originals-'));
  const files = { 'content/news/covers/quay.jpg': 'dots', 'content/art/quay.svg': 'lines', ...published };
  for (const [file, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder.path, file)), { recursive: true });
    await writeFile(join(folder.path, file), bytes);
  }
  await rejectOriginals(join(folder.path, 'dist'), join(folder.path, 'content'));
}

test('pictures: publishing an original stops the build, naming both files', async () => {
  const published = { 'dist/assets/other.jpg': 'else', 'dist/assets/quay.B0-bwQbP.JPG': 'dots' };
  await expect(refuse(published)).rejects.toThrow(
    /^\S+dist\/assets\/quay\.B0-bwQbP\.JPG is the original \S+content\/news\/covers\/quay\.jpg: publish/,
  );
});

test('pictures: another image of the same size is allowed, and so is an original SVG', async () => {
  await refuse({ 'dist/assets/quay.B0-bwQbP_1.webp': 'tods', 'dist/assets/quay.HftdKgrC.svg': 'lines' });
});
