import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';

/** The scripts of src/client/head, by name. No other script may be inlined in a page. */
const inlineScripts = [
  // Chooses the language before the first paint, on pages that come from a cache.
  'language',
  // Loads the page's script after the first paint.
  'start',
] as const;

const bundles = new Map<string, Promise<string>>();

/**
 * The code of an inline script, bundled once per build.
 * @param name one of those listed above
 */
function bundleInlineScript(name: (typeof inlineScripts)[number]): Promise<string> {
  const bundled = bundles.get(name) ?? bundle(name);
  bundles.set(name, bundled);
  return bundled;
}

async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../client/head/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The SHA-256 hashes, in base64, of all scripts that may be inlined. */
export async function hashInlineScripts(): Promise<ReadonlySet<string>> {
  const scripts = await Promise.all(inlineScripts.map(bundleInlineScript));
  return new Set(scripts.map((script) => createHash('sha256').update(script).digest('base64')));
}

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
