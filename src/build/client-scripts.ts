import type { AstroIntegration } from 'astro';
import { bundleInlineScript, inlineScripts } from '#build/policy/inline-scripts.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** `'scroll'` for an island that scrolling concerns too, unless CSS alone can follow the scroll position. */
    'client:interaction'?: boolean | 'scroll';
  }
}

const prefix = 'virtual:head-scripts/';

// Each script of `src/client/head`, bundled, as the module `virtual:head-scripts/<name>`.
const headScripts = {
  name: 'head-scripts',
  resolveId: (source: string) => (source.startsWith(prefix) ? `\0${source}` : undefined),
  load: async (module: string) => {
    const name = inlineScripts.find((script) => module === `\0${prefix}${script}`);
    return name && `export default ${JSON.stringify(await bundleInlineScript(name))};`;
  },
};

/** Adds the directive `client:interaction`, and gives `Head.astro` the scripts that it inlines. */
export const clientScripts = (): AstroIntegration => ({
  name: 'client-scripts',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/client/interaction.ts' });
      updateConfig({ vite: { plugins: [headScripts] } });
    },
  },
});
