import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What is run somewhere else than on the machine that builds: by the server, the edge and the browser. */
const programs = [
  'src/server/node.ts',
  'src/server/edge.ts',
  'src/client/head/*.ts',
  'src/client/page/{main,interaction}.ts',
  'src/client/worker/sw.ts',
  'src/components/islands/*.tsx',
  'src/admin/browser/main.ts',
  // What Astro adds to wake an island.
  'node_modules/@astrojs/react/dist/client.js',
  'node_modules/astro/dist/runtime/server/astro-island.js',
];

/** A mention of a package whose pictures or letters are published: an icon, a flag, a face. */
const material = /(?:@lucide\/astro|flag-icons|@fontsource-variable\/[\w-]+)(?=\/)/g;

/** The package that a file belongs to: `@scope/name` or `name`, the innermost. */
const packageOf = (path: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];

/**
 * Finds the packages of which something reaches a server or a visitor. What only helps to build is not among them; no
 * tool that lists a project’s dependencies knows the difference.
 * @returns their names, sorted
 */
export async function shippedPackages(): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: globSync(programs, { cwd: root }),
    outdir: 'unused',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import', 'browser'],
    external: ['node:*', 'astro:*', 'virtual:*'],
    loader: { '.svg': 'empty', '.css': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [packageOf(path)] : [],
    ),
  );
  const named = globSync(['src/**/*.{astro,ts,css}', 'tools/draw/*.ts'], { cwd: root }).flatMap(
    (file) => readFileSync(root + file, 'utf8').match(material) ?? [],
  );
  return [...new Set([...used, ...named])].filter((name) => name !== undefined).sort();
}
