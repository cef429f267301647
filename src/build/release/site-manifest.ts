import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeHostFiles } from '#build/release/host-files.ts';
import { writeManifest } from '#build/release/write-manifest.ts';

/** Makes the build ready to be served. It must be the last integration: it lists what the others wrote. */
export const siteManifest = (): AstroIntegration => ({
  name: 'site-manifest',
  hooks: {
    'astro:config:done': ({ config: { build, publicDir } }) => {
      if (existsSync(new URL(build.assets, publicDir))) {
        throw new Error(
          `public/${build.assets}: browsers keep what stands there for a year, whatever its name; move its files to public/ itself or to src/assets.`,
        );
      }
    },
    'astro:build:done': async ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      const manifest = await writeManifest(folder);
      await writeHostFiles(folder, manifest);
      logger.info(`${manifest.files.length} files listed and compressed`);
    },
  },
});
