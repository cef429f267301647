import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import type { Manifest } from '#server/manifest.ts';
import type { Case } from '#tests/server/conformance-cases.ts';
import { ask, type Answer } from './server-process.ts';

function decode({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/** Sends the request of a row of the conformance table. */
export function askFor(port: number, { request, sent, body }: Case): Promise<Answer> {
  const [path = '', method] = request.split(' ').reverse();
  return ask(port, path, sent, method, body);
}

/**
 * Expects the answer of a row of the conformance table.
 * @param folder of the build
 */
export function expectAnswer(answer: Answer, { status, headers, file, text }: Case, folder: string): void {
  expect(answer.status).toBe(status);
  for (const [header, value] of Object.entries(headers ?? {})) {
    const actual = answer.headers[header]?.toString();
    if (value instanceof RegExp) expect(actual ?? '', header).toMatch(value);
    else expect(actual, header).toBe(value);
  }
  if (text instanceof RegExp) expect(decode(answer).toString()).toMatch(text);
  else if (text !== undefined) expect(decode(answer).toString()).toBe(text);
  if (file === undefined) return;
  const expected = file === '' ? Buffer.alloc(0) : readFileSync(join(folder, file));
  expect(decode(answer).equals(expected), `the body is ${file || 'empty'}`).toBe(true);
}

/**
 * Expects every file of a build with its type and content.
 * @param folder of the build
 */
export async function expectFiles(port: number, manifest: Manifest, folder: string): Promise<void> {
  const addressed = manifest.files.filter(({ address }) => address !== undefined);
  expect(addressed.length).toBeGreaterThan(50);
  for (const { address = '', type, immutable, variants } of addressed) {
    const answer = await ask(port, encodeURI(address));
    expect([address, answer.status, answer.headers['content-type']]).toEqual([address, 200, type]);
    expect(answer.body.equals(readFileSync(join(folder, variants.identity.file))), address).toBe(true);
    if (immutable) expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['x-robots-tag']).toBe(address === '/admin' ? 'noindex' : undefined);
  }
}
