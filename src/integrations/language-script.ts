import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const id = 'virtual:language-script';
const entry = fileURLToPath(new URL('../browser/language.ts', import.meta.url));

/** What the choice does not need of the tables that it reads; a bundler keeps an object whole. */
const unneeded = {
  locales: /\b(?:name|iso|file|flag): '[^']*',?/g,
  'locale-cookie': /\b(?:maxAge|path|sameSite): [^\n]*/g,
};

const lighten: Plugin = {
  name: 'lighten',
  setup: ({ onLoad }) => {
    for (const [module, columns] of Object.entries(unneeded)) {
      onLoad({ filter: new RegExp(`i18n/${module}\\.ts$`) }, async ({ path }) => ({
        contents: (await readFile(path, 'utf8')).replace(columns, ''),
        loader: 'ts',
      }));
    }
  },
};

/**
 * Bundles the choice of language for the head of a page.
 * @returns a script without imports, from the same source that the server uses
 */
export async function bundleLanguageScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    plugins: [lighten],
  });
  // Its names stay its own: in a classic script they would be properties of the window.
  return `(()=>{${outputFiles[0]?.text.trim() ?? ''}})()`;
}

/**
 * Gives the head its script as `virtual:language-script`: it must run before the first paint, so it is inlined.
 * @returns a Vite plugin
 */
export const languageScript = () => ({
  name: id,
  resolveId: (source: string) => (source === id ? `\0${id}` : undefined),
  load: async (module: string) =>
    module === `\0${id}` ? `export default ${JSON.stringify(await bundleLanguageScript())};` : undefined,
});
