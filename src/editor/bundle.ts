import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { editorRoute } from '#site-map/routing.ts';

/** The files of the editor's page, by their names below its address. */
export interface EditorFiles {
  script: string;
  style: string;
  files: ReadonlyMap<string, Uint8Array>;
}

const packageFolder = fileURLToPath(new URL('../', import.meta.resolve('@sveltia/cms')));
const assetFolder = join(packageFolder, 'npm', 'assets');

/** What the package brings: fonts, and what reads pictures. Its maps are for those who work on it. */
const assets = readdirSync(assetFolder).filter((file) => !file.endsWith('.map'));

/** A font by the name that its network has for it; the package brings the same file. */
const foreignFont =
  /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+?)(?::vf)?@[\d.]+\/([\w-]+\.woff2)/g;

/** @throws {Error} when the package no longer brings the font */
function ownFont(address: string, family: string, file: string): string {
  const begin = `${family}-${basename(file, '.woff2')}-`;
  const own = assets.find((asset) => asset.startsWith(begin));
  if (!own)
    throw new Error(`@sveltia/cms names ${address} and has no such font: adapt src/editor/bundle.ts.`);
  return `${editorRoute}/assets/${own}`;
}

/** Where the package asks by itself whether its hosts are well; and the answer that they are. */
const statusChecks = {
  'https://www.githubstatus.com/api/v2/status.json': { status: { indicator: 'none' } },
  'https://status-api.hostedstatus.com/1.0/status/5b36dc6502d06804c08349f7': {
    result: { status_overall: { status_code: 100 } },
  },
};

/** Networks from which the package loads what it does not find beside itself, which it always does here. */
const networks = ['https://unpkg.com', 'https://cdn.jsdelivr.net', 'https://api.netlify.com'];

/**
 * Takes the hosts out that the package would ask by itself.
 * @param code the package's script
 * @throws {Error} when a host is not where it was, since nobody knows then what has taken its place
 */
export function withoutForeignHosts(code: string): string {
  const refuse = (host: string): never => {
    throw new Error(
      `@sveltia/cms no longer names ${host}: see what it asks instead, in src/editor/bundle.ts.`,
    );
  };
  let own = code.search(foreignFont) < 0 ? refuse('its fonts') : code.replace(foreignFont, ownFont);
  for (const [address, answer] of Object.entries(statusChecks)) {
    if (!own.includes(address)) refuse(address);
    const text = `data:application/json,${encodeURIComponent(JSON.stringify(answer))}`;
    own = own.replaceAll(address, text);
  }
  for (const network of networks) {
    if (!code.includes(network)) refuse(network);
    own = own.replaceAll(network, `${editorRoute}/absent`);
  }
  return own;
}

/** Opens the drafts' place, unless one is open: which closes it for whoever begins to work on local files. */
const openingDrafts =
  /if\((\w+)&&!([\w$]+)\)(?=\{let\{databaseName:\w+\}=\1\.repository\?\?\{\};if\(\w+\)\{\2=new [\w$]+\(\w+,`draft-backups`)/;

/**
 * Has drafts kept from the first minute on. The package opens their place for the host that is configured, and shuts
 * it when somebody then chooses local files, so that the first visit has none.
 * @throws {Error} when that is no longer so
 */
export function withDrafts(code: string): string {
  if (!openingDrafts.test(code)) {
    throw new Error(
      '@sveltia/cms keeps drafts in another way: see whether src/editor/bundle.ts may leave it alone.',
    );
  }
  return code.replace(openingDrafts, 'if($1)');
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
