import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeHostFiles } from '#integrations/host-files.ts';
import { writeManifest } from '#integrations/write-manifest.ts';

/** Makes the build ready to be served. It must be the last integration: it lists what the others wrote. */
export const siteManifest = (): AstroIntegration => ({
  name: 'site-manifest',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      const manifest = await writeManifest(folder);
      await writeHostFiles(folder, manifest);
      logger.info(`${manifest.files.length} files listed and compressed`);
    },
  },
});
