import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isFresh } from '#server/conditional.ts';
import { chooseCoding } from '#server/encoding.ts';
import {
  editorHeaders,
  fileHeaders,
  negotiatedHeaders,
  pageHeaders,
  type HeaderTable,
} from '#server/headers.ts';
import { prefersMarkdown } from '#server/media-type.ts';
import type { BuildFile, Manifest, Variant } from '#server/manifest.ts';
import { createRoutes, type Routes } from '#server/routes.ts';

type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;

/** Where the bytes come from: a file of its own on Node, the assets binding at the edge. */
export interface BuildFiles {
  /**
   * @param variant an entry of the manifest
   * @throws {Error} when the host has no such file
   */
  read(variant: Variant): Body | Promise<Body>;
}

/** The built site: what stands where, and how it is sent. */
export interface Site {
  routes: Routes;
  /** The build's day and name, as the manifest has them. */
  day: string;
  release: string;
  /** Whether the host is about to end. */
  isStopping(): boolean;
  /** Sends a file, or the Markdown twin of a page, with status 200, or 304 to whoever has it already. */
  send(c: Context, file: BuildFile): Promise<Response>;
  /** Sends a page as the answer to an error. */
  sendAs(c: Context, file: BuildFile, status: ContentfulStatusCode, headers?: HeaderTable): Promise<Response>;
}

/** The headers that depend on the content coding. */
function contentHeaders(file: BuildFile, coding: string, { size }: Variant): HeaderTable {
  return {
    'Content-Type': file.type,
    'Content-Length': String(size),
    ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
  };
}

/**
 * Puts the parts of a built site together.
 * @param manifest the build's table of contents
 * @param files the bytes behind it
 * @param isStopping whether the host is about to end
 */
export function createSite(manifest: Manifest, files: BuildFiles, isStopping: () => boolean): Site {
  const headersOfFile = (file: BuildFile) =>
    fileHeaders(file, file.editor ? editorHeaders(file.editor) : file.page && pageHeaders(file.page.csp));
  // Made at the first answer and kept: a table of headers per answer is a good part of what it costs.
  const tables = new Map<Variant, { notModified: HeaderTable; complete: HeaderTable }>();
  const headersOf = (file: BuildFile, coding: string, variant: Variant) => {
    const known = tables.get(variant);
    if (known) return known;
    const notModified = { ...headersOfFile(file), ETag: variant.etag };
    const made = { notModified, complete: { ...notModified, ...contentHeaders(file, coding, variant) } };
    tables.set(variant, made);
    return made;
  };

  const negotiate = (c: Context, file: BuildFile) => {
    const coding = chooseCoding(c.req.header('accept-encoding'), file.variants);
    return { coding, variant: file.variants[coding] ?? file.variants.identity };
  };

  const routes = createRoutes(manifest);

  return {
    routes,
    day: manifest.day,
    release: manifest.release,
    isStopping,
    async send(c, asked) {
      const twin = prefersMarkdown(c.req.header('accept')) ? routes.twin(asked) : undefined;
      const file = twin ?? asked;
      const { coding, variant } = negotiate(c, file);
      const { notModified, complete } = headersOf(file, coding, variant);
      const withOwn = (table: HeaderTable) =>
        twin ? { ...table, ...negotiatedHeaders(twin, asked) } : table;
      if (isFresh(c.req.header('if-none-match'), variant.etag)) {
        return new Response(null, { status: 304, headers: withOwn(notModified) });
      }
      // Nothing of a file is sent to whoever asks for its headers only.
      const body = c.req.method === 'HEAD' ? null : await files.read(variant);
      return new Response(body, { headers: withOwn(complete) });
    },
    async sendAs(c, file, status, headers) {
      const { coding, variant } = negotiate(c, file);
      return new Response(await files.read(variant), {
        status,
        headers: {
          ...headersOfFile(file),
          ...contentHeaders(file, coding, variant),
          ...headers,
        },
      });
    },
  };
}
