import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import type { Compressor } from '#build/release/compress.ts';
import { contentType, isCompressible } from '#build/release/content-type.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { createEtag } from '#server/etag.ts';
import {
  compressedCodings,
  type BuildFile,
  type CompressedCoding,
  type CspHashes,
  type EditorPolicy,
} from '#server/manifest.ts';
import { noHashes } from '#server/csp.ts';
import { editorFile, editorRoute, errorRoutes, localizePath, parsePath } from '#site/routing.ts';

/** Files in work at a time: enough for every core, while a build of any size fits into memory. */
export const atOnce = 8;

const codings = ['br', 'gzip'] as const satisfies CompressedCoding[];

/**
 * A name that carries a hash: Vite's `assets/page.Dx3kU2_a.css`, Astro's `assets/fonts/23fa6e161bdf84cd.woff2` and,
 * for a picture in one of its sizes, `assets/cover.B0-bwQbP_Zo1uh6.webp`.
 */
const hashedName = /^(?:assets\/(?:.+\.[\w-]{8}(?:_\w+)?|fonts\/[0-9a-f]{16})\.\w+$)/;

/** Where a file stands on the site. */
function addressOf(file: string, page: { locale: LocaleCode; route: string } | undefined): string {
  if (file === editorFile) return editorRoute;
  return page ? localizePath(page.locale, page.route) : `/${file}`;
}

/** What a file is, where its name does not say it. */
interface Role {
  /** For a page, the hashes of what is inlined in it. */
  csp?: CspHashes;
  /** For the web editor's page, what it needs. */
  editor?: EditorPolicy;
}

/**
 * Compresses a file and makes its entry in the manifest.
 * @param folder the build's folder, where the compressed forms are written beside the file
 * @param file its path below the folder
 * @param bytes its content
 * @param compressor makes the compressed forms
 * @param role what it is besides
 */
export async function describeFile(
  folder: string,
  file: string,
  bytes: Uint8Array,
  compressor: Compressor,
  { csp = noHashes, editor }: Role = {},
): Promise<BuildFile> {
  const type = contentType(file);
  const page = file.endsWith('.html') && !editor ? { ...parsePath(`/${file}`), csp } : undefined;
  const answersErrors = page && Object.values<string>(errorRoutes).includes(page.route);
  const variants: BuildFile['variants'] = {
    identity: { file, size: bytes.byteLength, etag: createEtag(bytes) },
  };
  for (const coding of isCompressible(type) ? codings : []) {
    const compressed = await compressor.compress(bytes, coding, page !== undefined);
    if (!compressed) continue;
    const variant = file + compressedCodings[coding];
    await writeFile(join(folder, variant), compressed);
    variants[coding] = { file: variant, size: compressed.byteLength, etag: createEtag(compressed) };
  }
  return {
    ...(answersErrors ? {} : { address: addressOf(file, page) }),
    type,
    immutable: hashedName.test(file),
    ...(page && { page }),
    ...(editor && { editor }),
    variants,
  };
}

/** Makes the entries of files that are served as they stand there. */
export const describeFiles = (
  folder: string,
  files: string[],
  compressor: Compressor,
): Promise<BuildFile[]> =>
  pMap(files, async (file) => describeFile(folder, file, await readFile(join(folder, file)), compressor), {
    concurrency: atOnce,
  });
