import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { hash } from '#build/policy/inline-content.ts';

/**
 * The scripts that may stand in a page itself, each read and approved by a person: files of `src/client/head`, by
 * name. The build refuses every other one.
 */
export const inlineScripts = [
  // Chooses the language before the first paint, for hosts and caches that cannot.
  'language',
  // Brings the page's script once the page is painted.
  'start',
] as const;

/** The name of a script that may be inlined. */
export type InlineScript = (typeof inlineScripts)[number];

const bundled = new Map<InlineScript, Promise<string>>();

async function bundle(name: InlineScript): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../../client/head/${name}.ts`, import.meta.url))],
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
 * The code of an inline script: without imports, the same each time within one build.
 * @param name which one
 */
export function bundleInlineScript(name: InlineScript): Promise<string> {
  const code = bundled.get(name) ?? bundle(name);
  bundled.set(name, code);
  return code;
}

/** The hashes of all scripts that may be inlined. */
export const hashInlineScripts = async (): Promise<ReadonlySet<string>> =>
  new Set((await Promise.all(inlineScripts.map(bundleInlineScript))).map(hash));
