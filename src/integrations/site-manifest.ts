import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeManifest } from '#integrations/write-manifest.ts';

/** Makes the build ready to be served. It must be the last integration: it lists what the others wrote. */
export const siteManifest = (): AstroIntegration => ({
  name: 'site-manifest',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const { files } = await writeManifest(fileURLToPath(dir));
      logger.info(`${files.length} files listed and compressed`);
    },
  },
});
