import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { AstroConfig } from 'astro';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType, mimes } from 'hono/utils/mime';
import {
  brotliExtension,
  type BuildFile,
  type EditorPolicy,
  type Manifest,
  manifestName,
  manifestVersion,
  type PagePolicy,
} from '#server/manifest.ts';
import { createEtag } from '#server/variants.ts';
import { editorFile, editorRoute, errorRoutes, localizePath, parsePath } from '#shared/urls.ts';

/**
 * Describes the files of a build, and compresses them.
 * @param before the last build, of which it takes what is the same
 */
export async function describeFiles(
  folder: string,
  hashes: ReadonlyMap<string, PagePolicy>,
  editor: EditorPolicy | undefined,
  before: string,
): Promise<BuildFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    // Excludes the manifest, and dot files except .well-known.
    .filter((file) => !/^_|(?:^|\/)\.(?!well-known\/)/.test(file))
    .sort();
  const describe = async (file: string) => ({
    ...roleOf(file, hashes.get(file), editor),
    ...(await describeContent(folder, file, before)),
  });
  // Not all at once: each file that waits for Brotli takes a megabyte of memory.
  return Readable.from(files)
    .map(describe, { concurrency: 2 * availableParallelism() })
    .toArray();
}

type Role = Pick<BuildFile, 'path' | 'page' | 'editor'>;

function roleOf(file: string, policy: PagePolicy | undefined, editor: EditorPolicy | undefined): Role {
  if (file === editorFile && editor) return { path: editorRoute, editor };
  if (!policy) return { path: `/${file}` };
  const page = { ...parsePath(`/${file}`), ...policy };
  // An error page has no address of its own: it is sent as the answer to others.
  if (Object.values<string>(errorRoutes).includes(page.route)) return { page };
  return { path: localizePath(page.locale, page.route), page };
}

/** Bytes below which a content coding's headers outweigh what it saves. */
const minimumSize = 256;

/** Largest size of a compressed file, as a share of the original's. */
const maximumRatio = 0.9;

/** Describes what a file holds, and writes its compressed variant beside it, if that is worth it. */
async function describeContent(folder: string, file: string, before: string) {
  const type = contentType(file);
  const bytes = await readFile(join(folder, file));
  const describe = (name: string, content: Uint8Array) => ({
    file: name,
    size: content.byteLength,
    etag: createEtag(content),
  });
  // File names in this folder contain a hash of the content.
  const immutable = file.startsWith('assets/');
  const described = { type, immutable, variants: { identity: describe(file, bytes) } };
  if (bytes.byteLength < minimumSize || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type)) return described;
  const compressed = await compress(bytes, join(before, file + brotliExtension));
  if (compressed.byteLength >= bytes.byteLength * maximumRatio) return described;
  const br = describe(file + brotliExtension, compressed);
  await writeFile(join(folder, br.file), compressed);
  return { ...described, variants: { ...described.variants, br } };
}

const brotli = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Compresses at Brotli's slowest level: pages are 2 % smaller, and only changed files cost time. */
async function compress(bytes: Uint8Array, before: string): Promise<Uint8Array> {
  const stored = await readFile(before).catch(() => undefined);
  // A crash may have damaged it.
  const content = await decompress(stored ?? '').catch(() => undefined);
  if (stored && content?.equals(bytes)) return stored;
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } });
}

const types: Record<string, string> = {
  ...mimes,
  speculationrules: 'application/speculationrules+json',
};

/** The `Content-Type` of a file. Browsers download files with an unknown extension. */
const contentType = (file: string): string => getMimeType(file, types) ?? 'application/octet-stream';

/**
 * Reads the redirects of astro.config.mjs, whose targets a test checks. Their status is ignored: the server
 * answers all of them with 308.
 */
export const readRedirects = (redirects: AstroConfig['redirects'] = {}): Manifest['redirects'] =>
  Object.fromEntries(
    Object.entries(redirects).map(([from, target]) => [
      from,
      typeof target === 'string' ? target : target.destination,
    ]),
  );

/** The release: version and commit, such as `1.0.0+301c57c0aa12` (Semantic Versioning 2.0.0, section 10). */
export function releaseName(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  try {
    const git = ['rev-parse', '--short=12', 'HEAD'];
    const commit = execFileSync('git', git, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return `${version}+${commit.trim()}`;
  } catch {
    // Built from an archive, without a repository.
    return version;
  }
}

export async function writeManifest(folder: string, contents: Omit<Manifest, 'version'>): Promise<void> {
  const manifest: Manifest = { version: manifestVersion, ...contents };
  await writeFile(join(folder, manifestName), JSON.stringify(manifest, null, 1));
}
