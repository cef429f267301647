import { open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import type { SiteOptions } from '#server/built-site.ts';
import {
  brotliExtension,
  type BuildFile,
  isManifest,
  type Manifest,
  manifestName,
  type Variant,
} from '#server/manifest.ts';
import { createEtag } from '#server/variants.ts';

const remedy = 'run "npm run build".';

async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName);
  const manifest: unknown = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
  if (isManifest(manifest)) return manifest;
  throw new Error(`${path} is missing, damaged or from another version of this site: ${remedy}`);
}

/** Whether a file is an image or a font, whose name has a hash: later builds don't change it. */
const isLazyLoaded = ({ immutable, variants }: BuildFile) => immutable && Object.keys(variants).length === 1;

/** Where a build is moved when the next one replaces it. */
export const formerBuild = (folder: string): string => `${folder}.before`;

async function openFile(
  folder: string,
  { file, size }: Variant,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  for (const path of [join(folder, file), join(formerBuild(folder), file)]) {
    const handle = await open(path).catch(() => undefined);
    if (!handle) continue;
    if ((await handle.stat()).size === size) return Readable.toWeb(handle.createReadStream());
    await handle.close();
  }
  throw new Error(`${join(folder, file)} has changed since the server started.`);
}

/**
 * Reads a build into memory, except images and fonts, which are read from disk on request. A running server
 * therefore doesn't change when the next build replaces the folder.
 * @param folder the build's folder
 * @returns the manifest, and a function that reads the files in it
 * @throws {Error} when a file is missing or differs from the manifest, with its path and the remedy
 */
export async function readBuild(folder: string): Promise<SiteOptions> {
  const manifest = await readManifest(folder);
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();

  const load = async ({ file, etag }: Variant) => {
    const bytes = await readFile(join(folder, file));
    contents.set(file, bytes);
    return createEtag(bytes) === etag;
  };
  const hasExpectedSize = async ({ file, size }: Variant) => (await stat(join(folder, file))).size === size;

  for (const file of manifest.files) {
    // What is compressed needs a quarter of the memory, and few clients ask for it uncompressed.
    const variant = file.variants.br ?? file.variants.identity;
    const check = isLazyLoaded(file) ? hasExpectedSize(variant) : load(variant);
    const isIntact = await check.catch(() => false);
    if (!isIntact) throw new Error(`${join(folder, variant.file)} is missing or damaged: ${remedy}`);
  }
  return {
    manifest,
    readVariant(variant) {
      const compressed = contents.get(variant.file + brotliExtension);
      if (compressed) return brotliDecompressSync(compressed);
      return contents.get(variant.file) ?? openFile(folder, variant);
    },
  };
}
