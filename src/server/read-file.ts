import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createEtag } from '#server/etag.ts';
import type { Variant } from '#server/manifest.ts';

/** What to do about a build that cannot be served. */
export const remedy = 'run "npm run build", and on a server deploy it anew.';

/** The path as whoever started the server would write it. */
export function shown(path: string): string {
  const short = relative('', path);
  return short.startsWith(`..${sep}`) ? path : short;
}

function orRefuse<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new Error(`${shown(path)} cannot be read, though the build lists it; ${remedy}`, { cause });
  }
}

const changed = (path: string, { size }: Variant, found: number) =>
  new Error(`${shown(path)} is not as it was built (${found} bytes, want ${size}); ${remedy}`);

/**
 * Makes a reader of many files, one after the other into the same memory: `readFile` takes three times as long.
 * @param folder the build's folder
 * @param longest the size of the largest
 * @returns a function that reads a file; what it gives is overwritten by the next. It throws when the file is missing
 *   or not as it was built.
 */
export function createReader(folder: string, longest: number): (variant: Variant) => Uint8Array {
  // A byte more, to notice a file that has grown.
  const memory = new Uint8Array(longest + 1);
  return (variant) => {
    const path = join(folder, variant.file);
    const size = orRefuse(path, () => {
      const descriptor = openSync(path, 'r');
      try {
        return readSync(descriptor, memory, 0, memory.byteLength, 0);
      } finally {
        closeSync(descriptor);
      }
    });
    const bytes = memory.subarray(0, size);
    if (createEtag(bytes) !== variant.etag) throw changed(path, variant, size);
    return bytes;
  };
}

/**
 * Looks whether a file is there, without reading it.
 * @throws {Error} when it is missing or has another size than as it was built
 */
export function checkPresence(folder: string, variant: Variant): void {
  const path = join(folder, variant.file);
  const { size } = orRefuse(path, () => statSync(path));
  if (size !== variant.size) throw changed(path, variant, size);
}
