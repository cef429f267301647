import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const nameOf = (letters: string) =>
  `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${letters}-standard-normal.woff2`;

/** The site's display face, with all its weights: WOFF2 files for the letters of western and of central Europe. */
export const faces: readonly Buffer[] = await Promise.all(
  ['latin', 'latin-ext'].map((letters) => readFile(fileURLToPath(import.meta.resolve(nameOf(letters))))),
);
