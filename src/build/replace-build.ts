import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Puts a finished build in the place of the one before. For a moment between two moves there is none; never half of one.
 * @param finished the folder of the new build, which is moved
 * @param place where it goes; on the same disk
 * @throws {Error} when it cannot be moved, with where it is now
 */
export async function replaceBuild(finished: string, place: string): Promise<void> {
  const before = `${place}.before`;
  try {
    await rm(before, { recursive: true, force: true });
    await moveIfThere(place, before);
    await rename(finished, place);
  } catch (cause) {
    if (!existsSync(place)) await moveIfThere(before, place);
    throw new Error(`The build is finished, but ${finished} cannot be moved to ${place}: move it by hand.`, {
      cause,
    });
  }
  await rm(before, { recursive: true, force: true });
}

/** The first build replaces none. */
async function moveIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

const withoutSlash = (folder: URL) => fileURLToPath(folder).replace(/[/\\]$/, '');

/**
 * Has Astro build in a folder of its own, `dist.unfinished` for `dist`, which takes the place of the last build when
 * all is done: a build that fails, or is stopped, leaves the last one as it was. It must be the first integration.
 */
export function replaceWhenFinished(): AstroIntegration {
  return {
    name: 'replace-when-finished',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        const place = withoutSlash(config.outDir);
        const finished = `${place}.unfinished`;
        const last: AstroIntegration = {
          name: 'replace',
          hooks: { 'astro:build:done': () => replaceBuild(finished, place) },
        };
        const outDir = new URL(`${config.outDir.href.replace(/\/$/, '')}.unfinished/`);
        updateConfig({ outDir, integrations: [last] });
      },
    },
  };
}
