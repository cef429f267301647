import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { openKept, type Kept } from '#build/release/kept.ts';
import { compressedCodings, type CompressedCoding } from '#server/handler/manifest.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this the headers that a coding needs outweigh it. */
const smallest = 256;

/** A form that saves less is not worth its place. */
const worthwhile = 0.9;

/** The highest, 11, takes nearly three times as long for a fiftieth less. */
const brotliQuality = 10;

const compressors: Record<CompressedCoding, (bytes: Uint8Array) => Promise<Buffer>> = {
  br: (bytes) =>
    brotliAsync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes) => gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compresses the files of a build, and keeps what it made for the next one. */
export interface Compressor extends Pick<Kept, 'forgetUnused' | 'made'> {
  /**
   * Compresses nearly as hard as possible: it is done once, and sent often.
   * @param bytes a file's content
   * @param coding how
   * @returns the compressed bytes, or nothing when they are not worth it
   */
  compress(bytes: Uint8Array, coding: CompressedCoding): Promise<Uint8Array | undefined>;
}

/**
 * Makes a compressor.
 * @param folder where compressed forms are kept
 */
export function createCompressor(folder: string): Compressor {
  const kept = openKept(folder);
  return {
    get made() {
      return kept.made;
    },
    async compress(bytes, coding) {
      if (bytes.byteLength < smallest) return undefined;
      const compressed = await kept.get([`${brotliQuality}`, bytes], compressedCodings[coding], () =>
        compressors[coding](bytes),
      );
      return compressed.byteLength < bytes.byteLength * worthwhile ? compressed : undefined;
    },
    forgetUnused: () => kept.forgetUnused(),
  };
}
