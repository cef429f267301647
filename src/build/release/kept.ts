import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What builds make and keep for the next one. */
export interface Kept {
  /**
   * Gives what an earlier build made of the same sources, or has it made.
   * @param sources all that the result depends on
   * @param ending of its file
   * @param make makes it
   */
  get(
    sources: readonly (string | Uint8Array)[],
    ending: string,
    make: () => Promise<Buffer>,
  ): Promise<Buffer>;
  /** Removes what this build has not asked for. */
  forgetUnused(): Promise<void>;
  /** How much was not at hand. */
  readonly made: number;
}

/**
 * The name under which something is kept.
 * @param sources all that it depends on
 * @param ending of its file
 */
function keptName(sources: readonly (string | Uint8Array)[], ending: string): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source).update('\0');
  return hash.digest('hex') + ending;
}

/**
 * Removes what is kept and no longer used.
 * @param folder that it is kept in, if there is one yet
 * @param isUsed tells by its name whether something is
 */
async function forgetUnused(folder: string, isUsed: (name: string) => boolean): Promise<void> {
  if (!existsSync(folder)) return;
  const unused = (await readdir(folder)).filter((name) => !isUsed(name));
  await Promise.all(unused.map((name) => rm(join(folder, name), { force: true })));
}

/**
 * Opens a folder of what builds keep.
 * @param folder where it stands, by the hash of what it was made from
 */
export function openKept(folder: string): Kept {
  const used = new Set<string>();
  const finding = new Map<string, Promise<Buffer>>();
  let made = 0;

  const find = async (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const file = join(folder, name);
    // To wake a thread for files as small as these takes longer than to read them.
    if (existsSync(file)) return readFileSync(file);
    made += 1;
    const bytes = await make();
    await mkdir(folder, { recursive: true });
    // In one go, so that a build that is stopped leaves no half of a file.
    const unfinished = `${file}.${process.pid}.part`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return bytes;
  };

  return {
    get made() {
      return made;
    },
    get(sources, ending, make) {
      const name = keptName(sources, ending);
      used.add(name);
      // Two may ask for the same at the same time; what is found is not held in memory.
      const found = finding.get(name) ?? find(name, make).finally(() => finding.delete(name));
      finding.set(name, found);
      return found;
    },
    forgetUnused: () => forgetUnused(folder, (name) => used.has(name)),
  };
}
