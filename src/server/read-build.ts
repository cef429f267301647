import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  compressedCodings,
  isManifest,
  manifestName,
  type BuildFile,
  type Manifest,
} from '#server/manifest.ts';
import type { BuildFiles } from '#server/site.ts';
import { checkPresence, createReader, remedy, shown } from '#server/read-file.ts';
import { createSpool } from '#server/spool.ts';

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

/** A picture or a face: its name is made from its content, so that no later build puts anything else there. */
const waits = ({ immutable, variants }: BuildFile) => immutable && Object.keys(variants).length === 1;

/** The forms that are read at the start; what a gzip holds can be had from it. */
const formsOf = ({ variants: { identity, br, gzip } }: BuildFile) =>
  [gzip ? undefined : identity, br, gzip].filter((form) => form !== undefined);

/**
 * Reads a build. A page is read now, a picture when it is asked for the first time, and both are then kept in a spool: a
 * later build in the same folder changes no answer, but may take away a picture that nobody has asked for.
 * @param folder the build's folder
 * @returns its manifest, and the bytes behind it
 * @throws {Error} when the build is missing, half there or differs from its manifest, naming file and remedy
 */
export async function readBuild(folder: string): Promise<{ manifest: Manifest; files: BuildFiles }> {
  const manifest = await readManifest(folder);
  const { files } = manifest;
  const longest = files.reduce((most, { variants }) => Math.max(most, variants.identity.size), 0);
  const read = createReader(folder, longest);
  const spool = createSpool();
  for (const form of files.filter((file) => !waits(file)).flatMap(formsOf)) spool.add(form.file, read(form));
  for (const { variants } of files.filter(waits)) checkPresence(folder, variants.identity);
  return {
    manifest,
    files: {
      read(variant) {
        const found = spool.open(variant.file);
        if (found) return found;
        const gzip = spool.find(variant.file + compressedCodings.gzip);
        spool.add(variant.file, gzip ? gunzipSync(gzip) : read(variant));
        return spool.open(variant.file) ?? null;
      },
    },
  };
}
