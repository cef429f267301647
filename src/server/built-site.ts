import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Mailbox } from '#server/contact/message.ts';
import { fileHeaders, type HeaderTable } from '#server/headers.ts';
import type { BuildFile, Manifest, Variant } from '#server/manifest.ts';
import { createRouteTable } from '#server/route-table.ts';
import { type Bytes, chooseCoding, encoders, isFresh } from '#server/variants.ts';
import type { LocaleCode } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';

type Body = Bytes | ReadableStream<Uint8Array> | null;

/** Reads a file: from memory and disk on Node, from the assets binding on Workers. Throws if it can't. */
export type ReadVariant = (variant: Variant) => Body | Promise<Body>;

export interface SiteOptions {
  manifest: Manifest;
  readVariant: ReadVariant;
  /** Whether the host is shutting down; Workers never do. */
  isStopping?: () => boolean;
  /** Takes messages of the contact form; without one, sending fails. */
  mailbox?: Mailbox | undefined;
}

export interface SendOptions {
  /** For an error page: the status of the error. */
  status?: ContentfulStatusCode;
  /** In addition to the file's own. */
  headers?: HeaderTable | undefined;
  /** Changes the page for a visitor. With a key, the result is cached; the same key means the same result. */
  fill?: { html: (page: string) => string; key?: string };
}

/** The built site as the middleware sees it. */
export type Site = ReturnType<typeof createSite>;

export interface SiteEnv {
  Bindings: { address?: string | undefined };
  Variables: {
    /** The file at its path. */
    file: BuildFile | undefined;
  };
}

/** How many encoded files and filled-in pages are cached in memory. */
const cacheSize = 100;

/** Creates the site from the build's manifest and a function that reads its files. */
export function createSite({ manifest, readVariant, isStopping = () => false, mailbox }: SiteOptions) {
  const routes = createRouteTable(manifest);
  const cache = new Map<string, Bytes>();

  /** Returns what was made for another visitor, or makes it. */
  async function once(key: string | undefined, make: () => Promise<Bytes>): Promise<Bytes> {
    const known = key && cache.get(key);
    if (known) return known;
    const bytes = await make();
    if (key) cache.set(key, bytes);
    for (const oldest of cache.keys()) if (cache.size > cacheSize) cache.delete(oldest);
    return bytes;
  }

  /** Reads a file that the build has compressed. */
  const readIdentity = ({ variants: { identity } }: BuildFile) =>
    once(
      identity.etag,
      async () => new Uint8Array(await new Response(await readVariant(identity)).arrayBuffer()),
    );

  /**
   * Responds with a file: status 200, or 304 if the browser's copy is current.
   * @throws {Error} when the file can't be read
   */
  async function send(c: Context, file: BuildFile, { status = 200, headers: added, fill }: SendOptions = {}) {
    const { identity } = file.variants;
    const coding = chooseCoding(c.req.header('accept-encoding'), file.variants);
    const stored = fill || coding === 'gzip' ? undefined : file.variants[coding];
    const isReady = coding === 'br' || !file.variants.br;
    const etag = stored?.etag ?? identity.etag.replace(/"$/, `-${fill?.key ?? ''}-${coding}"`);
    const headers: Record<string, string> = { ...fileHeaders(file, manifest.thirdParties), ...added };
    if (status === 200) {
      headers['ETag'] = etag;
      if (isFresh(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    }
    headers['Content-Type'] = file.type;
    if (coding !== 'identity') headers['Content-Encoding'] = coding;
    if (stored) headers['Content-Length'] = String(stored.size);
    if (c.req.method === 'HEAD') return new Response(null, { status, headers });
    if (stored && isReady) return new Response(await readVariant(stored), { status, headers });
    const bytes = await once(fill && !fill.key ? undefined : etag, async () =>
      encoders[coding](
        fill
          ? new TextEncoder().encode(fill.html(new TextDecoder().decode(await readIdentity(file))))
          : await readIdentity(file),
      ),
    );
    return new Response(bytes, { status, headers });
  }

  return {
    manifest,
    routes,
    isStopping,
    mailbox,
    /** How many forms were refused since the start, because they seemed to come from another site. */
    refusedForms: { count: 0 },
    send,
    /**
     * Responds with a page that may have no address of its own.
     * @throws {Error} when the build lacks it, or it can't be read
     */
    async sendPage(c: Context, locale: LocaleCode, route: string, options?: SendOptions) {
      const file = routes.page(locale, route);
      if (!file)
        throw new Error(`The build has no page ${localizePath(locale, route)}: add it to src/pages.`);
      return send(c, file, options);
    },
  };
}
