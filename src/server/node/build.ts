import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { createEtag } from '#server/handler/headers/etag.ts';
import { isManifest, manifestName, type Manifest, type Variant } from '#server/handler/manifest.ts';
import type { BuildFiles } from '#server/handler/site.ts';

const remedy = 'run "npm run build".';

/** The path as whoever started the server would write it. */
function shown(path: string): string {
  const short = relative('', path);
  return short.startsWith(`..${sep}`) ? path : short;
}

async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (cause) {
    // It is written last, so a build that broke off has none.
    throw new Error(`${shown(path)} cannot be read: the site is not built, or not wholly; ${remedy}`, {
      cause,
    });
  }
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${shown(path)} is not JSON: the build is damaged; ${remedy}`, { cause });
  }
  if (isManifest(manifest)) return manifest;
  throw new Error(`${shown(path)} is not a manifest of this version of the server; ${remedy}`);
}

async function readVariant(folder: string, { file, size, etag }: Variant) {
  const path = join(folder, file);
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new Error(`${shown(path)} cannot be read, though the build lists it; ${remedy}`, { cause });
  });
  if (createEtag(bytes) === etag) return bytes;
  throw new Error(
    `${shown(path)} is not as it was built (${bytes.byteLength} bytes, want ${size}); ${remedy}`,
  );
}

/**
 * Reads a whole build into memory, so that a later build in the same folder disturbs no answer.
 * @param folder the build's folder
 * @returns its manifest, and the bytes behind it
 * @throws {Error} when the build is missing, half there or differs from its manifest, naming file and remedy
 */
export async function readBuild(folder: string): Promise<{ manifest: Manifest; files: BuildFiles }> {
  const manifest = await readManifest(folder);
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  // One after the other: reading is quick, and a thousand open files may be too many.
  for (const { variants } of manifest.files) {
    for (const variant of Object.values(variants))
      bytes.set(variant.file, await readVariant(folder, variant));
  }
  return {
    manifest,
    files: {
      read({ file }) {
        const found = bytes.get(file);
        if (found) return found;
        throw new Error(`${file} is not in memory, though the manifest names it.`);
      },
    },
  };
}
