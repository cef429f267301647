import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isManifest, manifestName } from '#server/handler/manifest.ts';

/** How long a reader may have a page open and still find its parts, in milliseconds. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

/** A file that an earlier build left. */
export interface PreviousAsset {
  file: string;
  bytes: Uint8Array;
  /** When a build last had it. */
  built: Date;
}

/**
 * Reads the files of an earlier build that have a hash in their name.
 * @param folder the build's folder, before it is emptied
 * @returns those that a build had within the last week; none when there is no whole build
 */
export async function readPreviousAssets(folder: string, now = Date.now()): Promise<PreviousAsset[]> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(folder, manifestName), 'utf8'));
    const files = isManifest(manifest) ? manifest.files.filter(({ immutable }) => immutable) : [];
    const assets = await Promise.all(
      files.map(async ({ variants: { identity } }) => {
        const path = join(folder, identity.file);
        return { file: identity.file, bytes: await readFile(path), built: (await stat(path)).mtime };
      }),
    );
    return assets.filter(({ built }) => now - built.valueOf() < keptFor);
  } catch {
    // The first build, or one that broke off: there is nothing to keep.
    return [];
  }
}

/**
 * Puts back what the new build no longer has, for readers whose page is older than the deploy.
 * @param folder the new build's folder
 * @param assets what the earlier build had
 */
export async function restorePreviousAssets(folder: string, assets: PreviousAsset[]): Promise<void> {
  for (const { file, bytes, built } of assets) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(path, bytes, { flag: 'wx' });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue;
      throw error;
    }
    // Its week goes on.
    await utimes(path, built, built);
  }
}

/** Keeps the hashed files of earlier builds for a week. It comes after all that looks for files of this build. */
export function previousAssets(): AstroIntegration {
  let folder = '';
  let assets: PreviousAsset[] = [];
  return {
    name: 'previous-assets',
    hooks: {
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.outDir);
      },
      'astro:build:start': async () => {
        assets = await readPreviousAssets(folder);
      },
      'astro:build:done': async () => {
        await restorePreviousAssets(folder, assets);
      },
    },
  };
}
