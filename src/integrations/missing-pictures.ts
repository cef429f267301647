import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';

const placeholder = 'public/icon-512.png';

/**
 * In development, shows the site's icon in place of a photograph that doesn't exist. Astro imports the pictures of all
 * items in one module, so a missing one would break every page.
 */
export const missingPictures = (): AstroIntegration => ({
  name: 'missing-pictures',
  hooks: {
    'astro:config:setup': ({ command, logger, updateConfig }) => {
      if (command !== 'dev') return;
      const plugin = {
        name: 'missing-pictures',
        enforce: 'pre' as const,
        resolveId(source: string, importer = '') {
          if (!importer.endsWith('.md') || !source.startsWith('.')) return undefined;
          if (existsSync(resolve(importer, '..', decodeURI(source)))) return undefined;
          logger.error(`${relative('.', importer)} shows ${source}, which does not exist.`);
          return resolve(placeholder);
        },
      };
      updateConfig({ vite: { plugins: [plugin] } });
    },
  },
});
