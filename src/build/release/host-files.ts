import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nginxFile } from '#build/release/nginx.ts';
import { assetsIgnore, headersFile, redirectsFile } from '#build/release/static-host.ts';
import type { Manifest } from '#server/handler/manifest.ts';

/**
 * Writes what other hosts need to answer like our own handler, from the same tables.
 * @param folder the build's folder
 * @param manifest its table of contents
 */
export async function writeHostFiles(folder: string, manifest: Manifest): Promise<void> {
  const files = {
    _headers: headersFile(manifest),
    _redirects: redirectsFile(manifest),
    '.assetsignore': assetsIgnore,
    '_nginx.conf': nginxFile(manifest),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}
