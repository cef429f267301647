import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeManifest } from '#build/release/write-manifest.ts';

// Run after the build, by `npm run build:kill-switch`.
const folder = resolve(process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url)));
await copyFile(new URL('../src/browser/worker/kill-switch.js', import.meta.url), join(folder, 'sw.js'));
await writeManifest(folder);
console.log('sw.js removes the service worker and its caches from now on.');
