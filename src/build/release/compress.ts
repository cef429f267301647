import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { CompressedCoding } from '#server/handler/manifest.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this the headers that a coding needs outweigh it. */
const smallest = 256;

/** A form that saves less is not worth its place. */
const worthwhile = 0.9;

const compressors: Record<CompressedCoding, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  br: (bytes) =>
    brotliAsync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes) => gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Compresses as hard as possible: it is done once, and sent often.
 * @param bytes a file's content
 * @param coding how
 * @returns the compressed bytes, or nothing when they are not worth it
 */
export async function compress(bytes: Uint8Array, coding: CompressedCoding): Promise<Uint8Array | undefined> {
  if (bytes.byteLength < smallest) return undefined;
  const compressed = await compressors[coding](bytes);
  return compressed.byteLength < bytes.byteLength * worthwhile ? compressed : undefined;
}
