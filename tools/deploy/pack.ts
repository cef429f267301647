import { chmod, copyFile, cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

// `npm run pack`: puts a build, and all that a server needs to serve it but Node itself, into the folder `release`.
const root = fileURLToPath(new URL('../../', import.meta.url));
const [dist = join(root, 'dist'), release = join(root, 'release')] = process.argv
  .slice(2)
  .map((path) => resolve(path));

await rm(release, { recursive: true, force: true });
await cp(dist, join(release, 'dist'), { recursive: true });
await build({
  absWorkingDir: root,
  entryPoints: { server: 'src/server/node.ts', 'check-health': 'tools/deploy/check-health.ts' },
  outdir: release,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
});
await copyFile(join(root, 'tools/deploy/release.sh'), join(release, 'release.sh'));
await copyFile(join(root, 'THIRD-PARTY.txt'), join(release, 'THIRD-PARTY.txt'));
await chmod(join(release, 'release.sh'), 0o755);
