import { copyFile, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeFile, writeManifest } from '#build/manifest.ts';
import { isManifest, manifestName } from '#server/manifest.ts';

// Run after the build, by `npm run build:kill-switch`.
const file = 'sw.js';
const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url)));
const manifest: unknown = JSON.parse(await readFile(join(folder, manifestName), 'utf8'));
if (!isManifest(manifest)) throw new Error(`${manifestName} is of another version: run "npm run build".`);

await copyFile(new URL('../src/client/worker/kill-switch.js', import.meta.url), join(folder, file));
const files = manifest.files.filter(({ variants }) => variants.identity.file !== file);
files.push(await describeFile(folder, file));
// So that the health answer tells which of two builds of one commit is served (SemVer, 10).
const release = `${manifest.release}${manifest.release.includes('+') ? '.' : '+'}no-worker`;
await writeManifest(folder, { ...manifest, release, files });
console.log('sw.js removes the service worker and its caches from now on.');
