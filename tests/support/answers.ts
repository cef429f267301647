import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import type { Manifest } from '#server/manifest.ts';
import type { Case } from '#tests/server/conformance-cases.ts';
import { type Answer, ask } from './server-process.ts';

/** Of one answer, or of the connection. */
const passing = [
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
];

/** What protects a page, the same for many answers. */
const protecting = /^(?:content-security|cross-origin|permissions|referrer|strict|x-)|speculation/;

function decode({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/** Sends the request of a row of the conformance table. */
export function askFor(port: number, { request, sent, body }: Case): Promise<Answer> {
  const [path = '', method] = request.split(' ').reverse();
  return ask(port, path, sent, method, body);
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * Describes answers by their status, headers and body: a file of the build, or what it says.
 * @param folder of the build
 */
export function createDescriber(folder: string) {
  const files = globSync('**/*.*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const names = new Map(files.map((file) => [hash(readFileSync(file)), file.slice(folder.length)]));
  return (answer: Answer): { headers: string[]; protection: string[] } => {
    const body = decode(answer);
    const text = body.toString();
    const filledIn = text.match(
      /(?<=<title>)[^<]+| value="\w+" selected|(?<=data-field="\w+"[^>]*) value="[^"]+"|(?<=<(?:(?! hidden)[^>])*) data-problem="\w+"(?![^>]* hidden)/g,
    );
    const lines = Object.entries(answer.headers)
      .filter(([name]) => !passing.includes(name))
      .map(([name, value]) => `${name}: ${String(value).replaceAll(/'sha256-[^']+'/g, "'sha256-…'")}`)
      .toSorted();
    return {
      headers: [
        `${answer.status} ${names.get(hash(body)) ?? (filledIn?.join(' ') || text.slice(0, 200).trim())}`,
        ...lines.filter((line) => !protecting.test(line)),
        ...(answer.headers.etag ? ['etag'] : []),
      ],
      protection: lines.filter((line) => protecting.test(line)),
    };
  };
}

/**
 * Expects every file of a build with its type and content.
 * @param folder of the build
 */
export async function expectFiles(port: number, manifest: Manifest, folder: string): Promise<void> {
  const addressed = manifest.files.filter(({ path }) => path !== undefined);
  expect(addressed.length).toBeGreaterThan(50);
  for (const { path = '', type, variants } of addressed) {
    const answer = await ask(port, encodeURI(path));
    expect([path, answer.status, answer.headers['content-type']]).toEqual([path, 200, type]);
    expect(answer.body.equals(readFileSync(join(folder, variants.identity.file))), path).toBe(true);
    const isImmutable = answer.headers['cache-control']?.includes('immutable');
    expect(isImmutable, path).toBe(path.startsWith('/assets/'));
    expect(answer.headers['x-robots-tag']).toBe(path === '/admin' ? 'noindex' : undefined);
  }
}
