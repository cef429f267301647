import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { fileHeaders, type HeaderTable } from '#server/headers.ts';
import type { Mailbox } from '#server/contact/message.ts';
import type { BuildFile, Manifest, Variant } from '#server/manifest.ts';
import { createRouteTable, type RouteTable } from '#server/route-table.ts';
import { chooseCoding, isFresh } from '#server/variants.ts';

type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;

/** Reads a file: from memory and disk on Node, from the assets binding on Workers. Throws if it can't. */
export type ReadVariant = (variant: Variant) => Body | Promise<Body>;

/** What `createSite` needs. */
export interface SiteOptions {
  manifest: Manifest;
  readVariant: ReadVariant;
  /** Whether the host is shutting down; Workers never do. */
  isStopping?: () => boolean;
  /** Takes messages of the contact form; without one, sending fails. */
  mailbox?: Mailbox | undefined;
}

/** The built site as the middleware sees it. */
export interface Site {
  manifest: Manifest;
  routes: RouteTable;
  isStopping: () => boolean;
  mailbox: Mailbox | undefined;
  /**
   * Responds with a file: status 200, or 304 if the browser's copy is current.
   * @param status for an error page: the status of the error
   * @param headers in addition to the file's own
   * @throws {Error} when the file can't be read
   */
  send(c: Context, file: BuildFile, status?: ContentfulStatusCode, headers?: HeaderTable): Promise<Response>;
  /** Reads a text file. */
  read(file: BuildFile): Promise<string>;
}

/** Creates the site from the build's manifest and a function that reads its files. */
export function createSite({ manifest, readVariant, isStopping = () => false, mailbox }: SiteOptions): Site {
  const headersOf = new Map(manifest.files.map((file) => [file, fileHeaders(file, manifest.thirdParties)]));
  return {
    manifest,
    routes: createRouteTable(manifest),
    isStopping,
    mailbox,
    read: async (file) => new Response(await readVariant(file.variants.identity)).text(),
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
      const body = c.req.method === 'HEAD' ? null : await readVariant(variant);
      return new Response(body, { status, headers });
    },
  };
}
