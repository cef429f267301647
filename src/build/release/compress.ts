import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedCodings, type CompressedCoding } from '#server/handler/manifest.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Below this the headers that a coding needs outweigh it. */
const smallest = 256;

/** A form that saves less is not worth its place. */
const worthwhile = 0.9;

/** The highest, 11, takes nearly three times as long for a fiftieth less. */
const brotliQuality = 10;

const compressors: Record<CompressedCoding, (bytes: Uint8Array) => Promise<Uint8Array>> = {
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
export interface Compressor {
  /**
   * Compresses nearly as hard as possible: it is done once, and sent often.
   * @param bytes a file's content
   * @param coding how
   * @returns the compressed bytes, or nothing when they are not worth it
   */
  compress(bytes: Uint8Array, coding: CompressedCoding): Promise<Uint8Array | undefined>;
  /** Removes what was kept for contents that this build no longer has. */
  forgetUnused(): Promise<void>;
  /** How many forms were not at hand. */
  readonly made: number;
}

/**
 * Makes a compressor.
 * @param folder where compressed forms are kept, by the hash of how they were made and what they hold
 */
export function createCompressor(folder: string): Compressor {
  const used = new Map<string, Promise<Uint8Array>>();
  let made = 0;

  const make = async (name: string, bytes: Uint8Array, coding: CompressedCoding): Promise<Uint8Array> => {
    const kept = await readFile(join(folder, name)).catch(() => undefined);
    if (kept) return kept;
    made += 1;
    const compressed = await compressors[coding](bytes);
    await mkdir(folder, { recursive: true });
    // In one go, so that a build that is stopped leaves no half of a file.
    const unfinished = join(folder, `${name}.${process.pid}.part`);
    await writeFile(unfinished, compressed);
    await rename(unfinished, join(folder, name));
    return compressed;
  };

  return {
    get made() {
      return made;
    },
    async compress(bytes, coding) {
      if (bytes.byteLength < smallest) return undefined;
      const hash = createHash('sha256').update(`${brotliQuality}`).update(bytes).digest('hex');
      const name = hash + compressedCodings[coding];
      // Two files may be the same, and be compressed at the same time.
      const making = used.get(name) ?? make(name, bytes, coding);
      used.set(name, making);
      const compressed = await making;
      return compressed.byteLength < bytes.byteLength * worthwhile ? compressed : undefined;
    },
    async forgetUnused() {
      const unused = (await readdir(folder)).filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
