import type { AstroIntegration } from 'astro';

/** Where the sheet stands. */
export const statesPath = '/dev/states';

/** Shows the components in all their states while the site is developed; a build knows nothing of it. */
export const statesSheet = (): AstroIntegration => ({
  name: 'states-sheet',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: statesPath, entrypoint: './src/dev/states.astro', prerender: true });
    },
  },
});
