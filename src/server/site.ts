import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { chooseCoding } from '#server/encoding.ts';
import { isFresh } from '#server/etag.ts';
import { fileHeaders, type HeaderTable } from '#server/headers.ts';
import type { BuildFile, Manifest, Variant } from '#server/manifest.ts';
import { createRoutes, type Routes } from '#server/routes.ts';

type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;

/** Where the bytes come from: memory and disk on Node, the assets binding on Workers. */
export interface BuildFiles {
  /**
   * @param variant an entry of the manifest
   * @throws {Error} when the host has no such file
   */
  read(variant: Variant): Body | Promise<Body>;
}

/** The built site: its addresses, and how its files are sent. */
export interface Site {
  manifest: Manifest;
  routes: Routes;
  /** Whether the host is shutting down. */
  isStopping(): boolean;
  /**
   * Sends a file: with status 200, or 304 if the visitor already has it, or as the page for an error.
   * @param status of the error, if there is one
   * @param headers in addition to the file's own
   * @throws {Error} when the file can't be read
   */
  send(c: Context, file: BuildFile, status?: ContentfulStatusCode, headers?: HeaderTable): Promise<Response>;
}

/**
 * @param manifest the build's manifest
 * @param files reads the files that it lists
 * @param isStopping whether the host is shutting down
 */
export function createSite(manifest: Manifest, files: BuildFiles, isStopping: () => boolean): Site {
  const headersOf = new Map(manifest.files.map((file) => [file, fileHeaders(file)]));
  return {
    manifest,
    routes: createRoutes(manifest),
    isStopping,
    async send(c, file, status = 200, added = {}) {
      const coding = chooseCoding(c.req.header('accept-encoding'), file.variants);
      const variant = file.variants[coding] ?? file.variants.identity;
      const headers: Record<string, string> = { ...headersOf.get(file), ...added };
      if (status === 200) {
        headers['ETag'] = variant.etag;
        if (isFresh(c.req.header('if-none-match'), variant.etag)) {
          return new Response(null, { status: 304, headers });
        }
      }
      headers['Content-Type'] = file.type;
      headers['Content-Length'] = String(variant.size);
      if (coding !== 'identity') headers['Content-Encoding'] = coding;
      const body = c.req.method === 'HEAD' ? null : await files.read(variant);
      return new Response(body, { status, headers });
    },
  };
}
