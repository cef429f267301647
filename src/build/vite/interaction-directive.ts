import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** `'scroll'` for an island that scrolling concerns too, unless the sheet alone can follow the scroll. */
    'client:interaction'?: boolean | 'scroll';
  }
}

/** Adds `client:interaction`: an island wakes at the first interaction that concerns it, and not before. */
export const interactionDirective = (): AstroIntegration => ({
  name: 'interaction-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/client/page/interaction.ts' });
    },
  },
});
