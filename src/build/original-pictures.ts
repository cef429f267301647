import { hash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Lists the photographs below a folder, with hashes of their content. */
const listImages = (folder: string) =>
  globSync('**/*.*', { cwd: folder })
    .filter((name) => /\.(?:png|jpe?g|webp|avif)$/i.test(name))
    .map((name) => join(folder, name))
    .map((file) => ({ file, digest: hash('sha256', readFileSync(file)) }));

/**
 * Fails the build if a page shows an original image (with EXIF and GPS data). Astro publishes an original as
 * soon as code reads a property of its import. It also publishes those that no page shows, such as the
 * photograph of a colleague who left: they are deleted.
 */
export function rejectOriginals(folder: string, sources: string[]): void {
  const originals = new Map(sources.flatMap(listImages).map(({ file, digest }) => [digest, file]));
  const published = listImages(folder).filter(({ digest }) => originals.has(digest));
  const texts = globSync('**/*.{css,html,js,json,webmanifest,xml}', { cwd: folder });
  const pages = texts.map((text) => readFileSync(join(folder, text), 'utf8'));
  const problems: string[] = [];
  for (const { file, digest } of published) {
    if (pages.some((page) => page.includes(basename(file))))
      problems.push(
        `${file} is the original ${originals.get(digest)}: publish a size of it that Astro's getImage makes, and read no property of the import.`,
      );
    else rmSync(file);
  }
  if (problems.length) throw new Error(problems.sort().join('\n'));
}
