import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const prefix = 'virtual:head-scripts/';

/**
 * Bundles a script of `src/browser` for the head of a page.
 * @param name the file's name, without its ending
 * @returns a script without imports
 */
async function bundleHeadScript(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../../browser/head/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  // Its names stay its own: in a classic script they would be properties of the window.
  return `(()=>{${outputFiles[0]?.text.trim() ?? ''}})()`;
}

/**
 * Gives the head its scripts, each as `virtual:head-scripts/<name>`: they must run before the first paint, so they
 * are inlined.
 * @returns a Vite plugin
 */
export const headScripts = () => ({
  name: 'head-scripts',
  resolveId: (source: string) => (source.startsWith(prefix) ? `\0${source}` : undefined),
  load: async (module: string) =>
    module.startsWith(`\0${prefix}`)
      ? `export default ${JSON.stringify(await bundleHeadScript(module.slice(prefix.length + 1)))};`
      : undefined,
});
