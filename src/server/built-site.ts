import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { fileHeaders, type HeaderTable } from '#server/headers.ts';
import type { Mailbox } from '#server/contact/message.ts';
import type { BuildFile, Manifest, Variant } from '#server/manifest.ts';
import { createRouteTable } from '#server/route-table.ts';
import { chooseCoding, encoders, isFresh } from '#server/variants.ts';

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

interface SendOptions {
  /** For an error page: the status of the error. */
  status?: ContentfulStatusCode;
  /** In addition to the file's own. */
  headers?: HeaderTable | undefined;
  /** The page as filled in for a visitor, and a key that differs with what is filled in. */
  filled?: { html: string; key: string };
}

/** The built site as the middleware sees it. */
export type Site = ReturnType<typeof createSite>;

/** Creates the site from the build's manifest and a function that reads its files. */
export function createSite({ manifest, readVariant, isStopping = () => false, mailbox }: SiteOptions) {
  const open = async (variant: Variant) => new Response(await readVariant(variant));
  return {
    manifest,
    routes: createRouteTable(manifest),
    isStopping,
    mailbox,
    /** Reads a text file. */
    read: async (file: BuildFile) => (await open(file.variants.identity)).text(),
    /**
     * Responds with a file: status 200, or 304 if the browser's copy is current.
     * @throws {Error} when the file can't be read
     */
    async send(c: Context, file: BuildFile, { status = 200, headers: added, filled }: SendOptions = {}) {
      const { identity } = file.variants;
      const coding = chooseCoding(c.req.header('accept-encoding'), file.variants);
      const stored = filled || coding === 'gzip' ? undefined : file.variants[coding];
      const etag = stored?.etag ?? identity.etag.replace(/"$/, `-${filled?.key ?? ''}-${coding}"`);
      const headers: Record<string, string> = { ...fileHeaders(file, manifest.thirdParties), ...added };
      if (status === 200) {
        headers['ETag'] = etag;
        if (isFresh(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
      }
      headers['Content-Type'] = file.type;
      if (coding !== 'identity') headers['Content-Encoding'] = coding;
      if (stored) headers['Content-Length'] = String(stored.size);
      if (c.req.method === 'HEAD') return new Response(null, { status, headers });
      if (stored) return new Response(await readVariant(stored), { status, headers });
      const content = filled?.html ?? new Uint8Array(await (await open(identity)).arrayBuffer());
      return new Response(await encoders[coding](content), { status, headers });
    },
  };
}
