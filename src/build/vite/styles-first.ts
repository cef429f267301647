import type { AstroIntegration } from 'astro';

/**
 * Puts the global sheet before every component's style. Cascade layers take
 * their order from where they are first named, and Astro orders sheets by import.
 */
export const stylesFirst = (): AstroIntegration => ({
  name: 'styles-first',
  hooks: {
    'astro:config:setup': ({ injectScript }) => {
      injectScript('page-ssr', "import '/src/styles/global.css';");
    },
  },
});
