import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture of dots, which a camera may have made; drawings are served as they are. */
const isPhotograph = (file: string) => /\.(?:png|jpe?g|webp|avif)$/i.test(file);

const listPhotographs = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter(isPhotograph).map((file) => join(folder, file));

/** Groups files by their size, which tells most of them apart without reading them. */
async function groupBySize(files: string[]): Promise<Map<number, string[]>> {
  const sized = await Promise.all(files.map(async (file) => ({ file, size: (await stat(file)).size })));
  const groups = Map.groupBy(sized, ({ size }) => size);
  return new Map([...groups].map(([size, group]) => [size, group.map(({ file }) => file)]));
}

/**
 * Sees to it that nobody is handed a picture as the editors were, with the place that the camera wrote into it. Astro
 * publishes the original as soon as something reads a property of a picture, or reads a picture and never shows it.
 * @param folder the build's folder
 * @param content the folder of the originals
 * @throws {Error} when the build holds an original, a line for each with both files and the remedy
 */
export async function refuseOriginals(folder: string, content: string): Promise<void> {
  const originals = await groupBySize(await listPhotographs(content));
  const published = await groupBySize(await listPhotographs(folder));
  const found: string[] = [];
  for (const [size, files] of published) {
    for (const original of originals.get(size) ?? []) {
      const bytes = await readFile(original);
      for (const file of files) {
        if (!bytes.equals(await readFile(file))) continue;
        found.push(
          `${file} is ${original} as it came: name a size of it that Astro's getImage makes, and read no property of the picture.`,
        );
      }
    }
  }
  if (found.length > 0) throw new Error(found.sort().join('\n'));
}
