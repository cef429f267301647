import { mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What is larger goes out in parts: many slow clients of a large file would fill the memory. */
const largestPart = 65_536;

/** Keeps bytes by name, outside of memory. */
export interface Spool {
  /** Adds bytes under a name; the caller may use their memory again. */
  add(name: string, bytes: Uint8Array): void;
  /** The bytes of a name, if there are any. */
  find(name: string): Uint8Array<ArrayBuffer> | undefined;
  /** The same for sending, in parts where they are many. */
  open(name: string): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | undefined;
}

/** A file without a name: nobody else can change it, and it is gone with the process. */
function openNameless(): number {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  try {
    return openSync(join(folder, 'spool'), 'wx+', 0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Makes a spool in the system's folder for temporary files.
 * @throws {Error} when nothing can be written there, as does `add`, with the remedy
 */
export function createSpool(): Spool {
  const orRefuse = <T>(write: () => T): T => {
    try {
      return write();
    } catch (cause) {
      const remedy = 'make room there, or name another folder with TMPDIR.';
      throw new Error(`${tmpdir()} does not take the site’s files: ${remedy}`, { cause });
    }
  };
  const descriptor = orRefuse(openNameless);
  const places = new Map<string, { start: number; end: number }>();
  let full = 0;

  // What was just written is in the system's cache: to wait for it asynchronously costs more than to read it.
  const readPart = (start: number, end: number): Uint8Array<ArrayBuffer> => {
    const bytes = Buffer.allocUnsafeSlow(end - start);
    readSync(descriptor, bytes, 0, bytes.byteLength, start);
    return bytes;
  };
  const readInParts = (start: number, end: number) => {
    let next = start;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      const part = readPart(next, Math.min(next + largestPart, end));
      next += part.byteLength;
      controller.enqueue(part);
      if (next === end) controller.close();
    };
    return new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
  };

  return {
    add(name, bytes) {
      orRefuse(() => {
        for (let done = 0; done < bytes.byteLength;)
          done += writeSync(descriptor, bytes, done, bytes.byteLength - done, full + done);
      });
      places.set(name, { start: full, end: (full += bytes.byteLength) });
    },
    find(name) {
      const place = places.get(name);
      return place && readPart(place.start, place.end);
    },
    open(name) {
      const place = places.get(name);
      if (!place || place.end - place.start <= largestPart) return place && readPart(place.start, place.end);
      return readInParts(place.start, place.end);
    },
  };
}
