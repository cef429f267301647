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
 * Builds may share the folder. A build can do without: what fails is said once.
 */
export function openCompressionCache(folder: string, warn: (message: string) => void) {
  const used = new Set<string>();
  let hasWarned = false;

  function report(problem: unknown): void {
    const remedy = `if this is said again, delete ${folder}, or make sure that this user can write there.`;
    if (!hasWarned) warn(`Some files are compressed again (${String(problem)}): ${remedy}`);
    hasWarned = true;
  }

  async function read(file: string, bytes: Uint8Array): Promise<Uint8Array | undefined> {
    const stored = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') report(error);
    });
    if (!stored) return undefined;
    // Compared with the content, as a crash may have damaged it.
    const content = await decompress(stored).catch(() => undefined);
    if (content?.equals(bytes)) return stored;
    report(`${file} is damaged`);
    return undefined;
  }

  async function write(file: string, compressed: Uint8Array): Promise<void> {
    // Renamed, so that another build never reads a part of it.
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(unfinished, compressed);
      await rename(unfinished, file);
    } catch (error) {
      report(error);
      await rm(unfinished, { force: true }).catch(report);
    }
  }

  return {
    async compress(bytes: Uint8Array): Promise<Uint8Array> {
      const name = createHash('sha256').update(settings).update(bytes).digest('hex');
      used.add(name);
      const file = join(folder, name);
      const stored = await read(file, bytes);
      if (stored) return stored;
      const compressed = await compress(bytes);
      await write(file, compressed);
      return compressed;
    },
    /** Keeps what this build used, and the newest of the rest up to the same number, for builds of another mode or branch. */
    async prune(): Promise<void> {
      // Another build may remove the same files.
      const ageOf = (name: string) =>
        stat(join(folder, name)).then(
          ({ mtimeMs }) => -mtimeMs,
          () => Infinity,
        );
      try {
        const unused = (await readdir(folder)).filter((name) => !used.has(name));
        const files = await Promise.all(unused.map(async (name) => ({ name, age: await ageOf(name) })));
        const oldest = files.sort((one, other) => one.age - other.age).slice(used.size);
        await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
      } catch (error) {
        report(error);
      }
    },
  };
}
