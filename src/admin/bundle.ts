import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { assetFolder, assets, withDrafts, withoutForeignHosts } from '#admin/package.ts';

/** The files of the editor's page, by their names below its address. */
export interface EditorFiles {
  script: string;
  style: string;
  files: ReadonlyMap<string, Uint8Array>;
}

const ownHosts: Plugin = {
  name: 'own-hosts',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path }) => ({
      contents: withDrafts(withoutForeignHosts(await readFile(path, 'utf8'))),
      loader: 'js',
    }));
    // The colours of 240 programming languages: in the form, code is black on white.
    onResolve({ filter: /^@shikijs\/langs\// }, () => ({ path: 'no-colours', namespace: 'own-hosts' }));
    onLoad({ filter: /./, namespace: 'own-hosts' }, () => ({ contents: 'export default [];' }));
  },
};

/** Names carry a hash, so that browsers may keep what they have. */
function hashedName(file: string, bytes: Uint8Array): string {
  if (/-[\w-]{8}\.\w+$/.test(file)) return `assets/${file}`;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return `assets/${file.replace(/(?=\.\w+$)/, `.${hash}`)}`;
}

/** Puts the web editor together: its package, our own bar above it, and what both load. Takes a second or two. */
export async function bundleEditor(): Promise<EditorFiles> {
  const folder = fileURLToPath(new URL('./browser/', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'main.ts')],
    outdir: join(folder, 'built'),
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'error',
    plugins: [ownHosts],
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
  for (const asset of assets) {
    const bytes = await readFile(join(assetFolder, asset));
    files.set(hashedName(asset, bytes), bytes);
  }
  const named = (pattern: RegExp) => [...files.keys()].find((file) => pattern.test(file)) ?? '';
  return { script: named(/^main\.\w+\.js$/), style: named(/^main\.\w+\.css$/), files };
}
