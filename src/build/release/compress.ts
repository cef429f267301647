import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { openKept, type Kept } from '#build/release/kept.ts';
import { compressedCodings, type CompressedCoding } from '#server/manifest.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this the headers that a coding needs outweigh it. */
const smallest = 256;

/** A form that saves less is not worth its place. */
const worthwhile = 0.9;

/** Brotli’s for pages, of which there are thousands: the highest takes nearly three times as long for a fiftieth less. */
const pageQuality = 10;

/** From so many bytes on, that fiftieth decides whether a page travels in one go with its headers. */
const crowded = 12_800;

const compressors: Record<CompressedCoding, (bytes: Uint8Array, quality: number) => Promise<Buffer>> = {
  br: (bytes, quality) =>
    brotliAsync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes) => gzipAsync(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compresses the files of a build, and keeps what it made for the next one. */
export interface Compressor extends Pick<Kept, 'forgetUnused' | 'made'> {
  /**
   * Compresses as hard as possible, a page only as hard as it needs: it is done once, and sent often.
   * @param bytes a file's content
   * @param coding how
   * @param isPage whether it is a page, of which there are many
   * @returns the compressed bytes, or nothing when they are not worth it
   */
  compress(bytes: Uint8Array, coding: CompressedCoding, isPage?: boolean): Promise<Uint8Array | undefined>;
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
    async compress(bytes, coding, isPage = false) {
      if (bytes.byteLength < smallest) return undefined;
      const press = (quality: number) =>
        kept.get([`${quality}`, bytes], compressedCodings[coding], () => compressors[coding](bytes, quality));
      const hardest = constants.BROTLI_MAX_QUALITY;
      const quickly = isPage && coding === 'br' ? await press(pageQuality) : undefined;
      const compressed = quickly && quickly.byteLength <= crowded ? quickly : await press(hardest);
      return compressed.byteLength < bytes.byteLength * worthwhile ? compressed : undefined;
    },
    forgetUnused: () => kept.forgetUnused(),
  };
}
