import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

export type Compress = (bytes: Uint8Array) => Promise<Uint8Array>;

// The slowest: pages are 2 % smaller than at level 10, and only those that change are compressed again.
const level = 11;

const brotliAsync = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

export const compress: Compress = (bytes) =>
  brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });

/** Everything that the result depends on, besides the content. */
const settings = JSON.stringify({ level, brotli: process.versions['brotli'] });

/**
 * Opens a cache of compressed files. Each is named by the hash of its content and the settings, so it is never stale.
 * Builds may share the folder.
 */
export function openCompressionCache(folder: string) {
  const used = new Set<string>();
  return {
    async compress(bytes: Uint8Array): Promise<Uint8Array> {
      const name = createHash('sha256').update(settings).update(bytes).digest('hex');
      used.add(name);
      const file = join(folder, name);
      const stored = await readFile(file).catch(() => undefined);
      // Compared with the content, as a crash may have damaged it.
      const content = await decompress(stored ?? '').catch(() => undefined);
      if (stored && content?.equals(bytes)) return stored;
      const compressed = await compress(bytes);
      // Renamed, so that another build never reads a part of it.
      const unfinished = `${file}.${randomUUID()}`;
      await mkdir(folder, { recursive: true });
      await writeFile(unfinished, compressed);
      await rename(unfinished, file);
      return compressed;
    },
    /** Keeps what this build used, and the newest of the rest up to the same number, for builds of another mode or branch. */
    async prune(): Promise<void> {
      const unused = (await readdir(folder)).filter((name) => !used.has(name));
      const files = await Promise.all(
        unused.map(async (name) => {
          const file = join(folder, name);
          // Another build may have removed it.
          const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
          return { file, mtimeMs };
        }),
      );
      const oldest = files.sort((one, other) => other.mtimeMs - one.mtimeMs).slice(used.size);
      await Promise.all(oldest.map(({ file }) => rm(file, { force: true })));
    },
  };
}
