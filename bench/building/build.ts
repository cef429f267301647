import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cardsFolder } from '#cards/address.ts';
import { root } from '#tests/support/folders.ts';
import type { Site } from './sites.ts';

const run = promisify(execFile);

/** What a build has cost. */
export interface Cost {
  /** Seconds that somebody waits. */
  time: number;
  /** Seconds of all cores. */
  processor: number;
  /** The most memory that it held, in MB. */
  memory: number;
}

/** The pictures that earlier builds encoded stay: they would outweigh all else, and are the same few. */
async function forget(cache: string): Promise<void> {
  const kept = await readdir(cache).catch(() => []);
  for (const name of kept) if (name !== 'assets') await rm(join(cache, name), { recursive: true });
  // They stand among the pictures.
  await rm(join(cache, cardsFolder), { recursive: true, force: true });
}

/**
 * Builds a site in a process of its own.
 * @param site which one
 * @param options whether what earlier builds kept is taken away first
 * @throws {Error} when the build fails, with what it said
 */
export async function build({ folder, cache }: Site, { cold }: { cold: boolean }): Promise<Cost> {
  if (cold) await forget(cache);
  const notes = join(folder, 'usage.json');
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const started = performance.now();
  await run(process.execPath, ['--import', join(import.meta.dirname, 'usage.ts'), astro, 'build'], {
    cwd: folder,
    env: { ...process.env, BENCH_USAGE: notes, ASTRO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 2 ** 26,
  });
  const time = (performance.now() - started) / 1000;
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(
    await readFile(notes, 'utf8'),
  ) as NodeJS.ResourceUsage;
  return { time, processor: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 };
}
