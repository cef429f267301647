import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Lists the raster images below a folder, with hashes of their content. SVG drawings are published unchanged. */
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
 * Fails the build if an original image (with EXIF and GPS data) would be published. Astro publishes an original as soon
 * as code reads a property of its import, or imports it without showing it.
 */
export async function rejectOriginals(folder: string, sources: string[]): Promise<void> {
  const images = (await Promise.all(sources.map(listImages))).flat();
  const originals = new Map(images.map(({ file, digest }) => [digest, file]));
  const problems: string[] = [];
  for (const { file, digest } of await listImages(folder)) {
    const original = originals.get(digest);
    if (original) {
      problems.push(
        `${file} is the original ${original}: delete that if no page shows it; otherwise publish a size of it that Astro's getImage makes, and read no property of the import.`,
      );
    }
  }
  if (problems.length) throw new Error(problems.sort().join('\n'));
}
