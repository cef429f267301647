import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '#server/app.ts';
import { readBuild } from '#server/read-build.ts';
import { dist } from '#tests/support/folders.ts';
import { reportPath, reportVisit, type Report } from './report.ts';

/** How long each answer takes, in milliseconds: an average connection. */
export const distance = 150;

/** The built site far away, with a reporter in every page. */
export interface DistantSite extends AsyncDisposable {
  origin: string;
  /** Choices that were stored for a page that was only prepared. */
  storedAhead: string[];
  /**
   * Waits for a report.
   * @throws {Error} when none comes
   */
  report: <What extends Report['what']>(what: What) => Promise<Extract<Report, { what: What }>>;
}

const linkTo = (path: string) => `#menu a[href="${path}"]:not([aria-current])`;

/** How long a report may take, in milliseconds. */
const patience = 30_000;

/**
 * What is served: the site as it is, the same without a word of which pages may be prepared, or as it is, but every page
 * with nothing on it but the link that is followed.
 */
export type Offer = 'whole' | 'unprepared' | 'nearly empty';

const nearlyEmpty = (path: string, next: string) =>
  `<!doctype html><html lang="en"><head><title>Nearly</title></head><body><nav id="menu"><a href="${next}"${
    path === next ? ' aria-current="page"' : ''
  }>Nearly nothing</a></nav></body></html>`;

function addReporter(html: string, headers: Headers, next: string): string {
  const script = `(${reportVisit.toString()})(${JSON.stringify(reportPath)}, ${JSON.stringify(next)})`;
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = headers.get('content-security-policy') ?? '';
  headers.set('content-security-policy', policy.replace("script-src 'self'", `$& 'sha256-${hash}'`));
  headers.delete('content-length');
  return html.replace('<head>', `$&<script>${script}</script>`);
}

/**
 * Serves the built site by the real handler, each answer late.
 * @param next the path to which the link leads that will be followed
 */
export async function serveFarAway(next: string, offer: Offer): Promise<DistantSite> {
  const answer = createApp(await readBuild(dist));
  const storedAhead: string[] = [];
  const reports = new EventTarget();

  const listener = getRequestListener(async (request) => {
    if (new URL(request.url).pathname === reportPath) {
      const report = (await request.json()) as Report;
      reports.dispatchEvent(new CustomEvent(report.what, { detail: report }));
      return new Response(null, { status: 204 });
    }
    const asked = new Headers(request.headers);
    // A page is written to; what it weighs plays no part here.
    asked.delete('accept-encoding');
    const response = await answer(new Request(request.url, { headers: asked, method: request.method }));
    await sleep(distance);
    const headers = new Headers(response.headers);
    if (offer === 'unprepared') headers.delete('speculation-rules');
    if (asked.has('sec-purpose') && headers.has('set-cookie')) storedAhead.push(request.url);
    const isPage = headers.get('content-type')?.startsWith('text/html');
    const html = async () =>
      offer === 'nearly empty' ? nearlyEmpty(new URL(request.url).pathname, next) : response.text();
    const body = isPage ? addReporter(await html(), headers, linkTo(next)) : response.body;
    return new Response(body, { status: response.status, headers });
  });

  const server = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    storedAhead,
    async report(what) {
      const [event] = (await once(reports, what, { signal: AbortSignal.timeout(patience) })) as [CustomEvent];
      return event.detail as never;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
