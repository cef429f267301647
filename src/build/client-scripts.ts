import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { internalModules } from '#build/astro-internals.ts';

let bundles: Promise<Map<string, string>> | undefined;

/** Bundles the scripts of src/client/head, once per build. No other script may be inlined in a page. */
function bundleInlineScripts(): Promise<Map<string, string>> {
  bundles ??= build({
    entryPoints: [fileURLToPath(new URL('../client/head/*.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'head',
    format: 'iife',
    target: 'es2022',
  }).then(
    ({ outputFiles }) => new Map(outputFiles.map(({ path, text }) => [basename(path, '.js'), text.trim()])),
  );
  return bundles;
}

/** The SHA-256 hashes, in base64, of all scripts that may be inlined. */
export async function hashInlineScripts(): Promise<ReadonlySet<string>> {
  const scripts = [...(await bundleInlineScripts()).values()];
  return new Set(scripts.map((script) => hash('sha256', script, 'base64')));
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** With `'scroll'`, the first scroll hydrates the island, too, unless CSS animates by scrolling. */
    'client:interaction'?: boolean | 'scroll';
  }
}

const prefix = 'virtual:head-scripts/';

// The module `virtual:head-scripts/<name>` exports the code of `src/client/head/<name>.ts`.
const headScripts = {
  name: 'head-scripts',
  resolveId: (source: string) => (source.startsWith(prefix) ? `\0${source}` : undefined),
  load: async (module: string) => {
    if (!module.startsWith(`\0${prefix}`)) return undefined;
    const script = (await bundleInlineScripts()).get(module.slice(prefix.length + 1));
    return script && `export default ${JSON.stringify(script)};`;
  },
};

/** React, with the islands' own file in place of its renderer for browsers. */
export function islands(): AstroIntegration {
  const { name, hooks } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) => {
        const addRenderer: typeof options.addRenderer = (renderer) =>
          options.addRenderer({ ...renderer, clientEntrypoint: '/src/components/islands/islands.ts' });
        return hooks['astro:config:setup']?.({ ...options, addRenderer });
      },
    },
  };
}

/** Adds the directive `client:interaction`, and the modules that `Head.astro` inlines. */
export const clientScripts = (): AstroIntegration => ({
  name: 'client-scripts',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/client/interaction.ts' });
      updateConfig({ vite: { plugins: [headScripts, internalModules] } });
    },
  },
});
