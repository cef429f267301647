import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import type { handlerHosts } from '#tests/conformance/hosts.ts';
import { dist } from '#tests/support/folders.ts';
import type { Answer } from '#tests/support/server-process.ts';

/** What is wanted of an answer. */
export interface Want {
  status: number;
  /** Each header by its lower-case name; nothing when it must be absent. */
  headers?: Record<string, string | RegExp | undefined>;
  /** The built file that the unpacked body must be; an empty name for no body. */
  file?: string;
}

/** One request, and what every host answers. */
export interface Case {
  what: string;
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  want: Want;
  /** Where a host does it in its own way. */
  except?: Partial<Record<keyof typeof handlerHosts, Want>>;
}

const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Fails unless an answer is as it is wanted. */
export function check({ status, headers, body }: Answer, want: Want): void {
  expect(status).toBe(want.status);
  for (const [name, value] of Object.entries(want.headers ?? {})) {
    const actual = headers[name]?.toString();
    if (value instanceof RegExp) expect(actual, name).toMatch(value);
    else expect(actual, name).toBe(value);
  }
  if (want.file === undefined) return;
  const bytes = unpack[headers['content-encoding'] ?? '']?.(body) ?? body;
  const wanted = want.file === '' ? Buffer.alloc(0) : readFileSync(join(dist, want.file));
  expect(bytes.equals(wanted), `the body is ${want.file || 'empty'}`).toBe(true);
}
