import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isManifest, type Manifest, manifestName } from '#server/manifest.ts';
import { dist } from './folders.ts';

const read: unknown = JSON.parse(readFileSync(join(dist, manifestName), 'utf8'));
if (!isManifest(read)) throw new Error(`dist/${manifestName} is of another version: run "npm run build".`);

/** What the built site consists of. */
export const manifest: Manifest = read;
