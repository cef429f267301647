import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { formerBuild } from '#server/read-build.ts';

/**
 * Moves a finished build to its final folder. Between two renames that folder is missing, but never incomplete. The
 * build that was there stays beside it until the next time, for a server that still reads its pictures.
 * @param finished the folder of the new build
 * @param target the final folder, on the same disk
 * @throws {Error} when the build cannot be moved, with its present folder
 */
export async function replaceBuild(finished: string, target: string): Promise<void> {
  const before = formerBuild(target);
  try {
    await rm(before, { recursive: true, force: true });
    await moveIfExists(target, before);
    await rename(finished, target);
  } catch (cause) {
    if (!existsSync(target)) await moveIfExists(before, target);
    throw new Error(`The build is finished, but ${finished} cannot be moved to ${target}: move it by hand.`, {
      cause,
    });
  }
}

/** The first build has no predecessor to move. */
async function moveIfExists(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

const withoutSlash = (folder: URL) => fileURLToPath(folder).replace(/[/\\]$/, '');

/**
 * Builds into `dist.unfinished` and moves the result to `dist` at the end, so that a build that fails or is stopped
 * leaves the previous one untouched. Must be the first integration.
 */
export function replaceWhenFinished(): AstroIntegration {
  return {
    name: 'replace-when-finished',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        const target = withoutSlash(config.outDir);
        const finished = `${target}.unfinished`;
        const last: AstroIntegration = {
          name: 'replace',
          hooks: { 'astro:build:done': () => replaceBuild(finished, target) },
        };
        const outDir = new URL(`${config.outDir.href.replace(/\/$/, '')}.unfinished/`);
        updateConfig({ outDir, integrations: [last] });
      },
    },
  };
}
