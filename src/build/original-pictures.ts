import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Lists the photographs below a folder, with hashes of their content. */
async function listImages(folder: string) {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(?:png|jpe?g|webp|avif)$/i.test(file),
  );
  return Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      return { file, digest: hash('sha256', await readFile(file)) };
    }),
  );
}

/**
 * Fails the build if a page shows an original image (with EXIF and GPS data). Astro publishes an original as
 * soon as code reads a property of its import. It also publishes those that no page shows, such as the
 * photograph of a colleague who left: they are deleted.
 */
export async function rejectOriginals(folder: string, sources: string[]): Promise<void> {
  const images = (await Promise.all(sources.map(listImages))).flat();
  const originals = new Map(images.map(({ file, digest }) => [digest, file]));
  const published = (await listImages(folder)).filter(({ digest }) => originals.has(digest));
  const texts = globSync('**/*.{css,html,js,json,webmanifest,xml}', { cwd: folder });
  const pages =
    published.length > 0 ? await Promise.all(texts.map((text) => readFile(join(folder, text), 'utf8'))) : [];
  const problems: string[] = [];
  for (const { file, digest } of published) {
    if (pages.some((page) => page.includes(basename(file))))
      problems.push(
        `${file} is the original ${originals.get(digest)}: publish a size of it that Astro's getImage makes, and read no property of the import.`,
      );
    else await rm(file);
  }
  if (problems.length) throw new Error(problems.sort().join('\n'));
}
