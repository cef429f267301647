import { isEditor } from '#site/routing.ts';

/** What the worker does with a request; nothing means that it keeps out of it. */
export type RequestKind = 'page' | 'asset' | undefined;

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'headers'>;

/**
 * Sorts the requests that concern the worker from those that it must not touch: other methods, other
 * origins, parts of a file, files whose content may change under one name, and the web editor.
 * @param request what the page asks for
 * @param origin the site's own
 */
export function classify({ url, method, mode, headers }: Asked, origin: string): RequestKind {
  const asked = new URL(url);
  if (method !== 'GET' || asked.origin !== origin || headers.has('range')) return undefined;
  if (isEditor(asked.pathname)) return undefined;
  if (mode === 'navigate') return 'page';
  return asked.pathname.startsWith('/assets/') ? 'asset' : undefined;
}

/** Tells whether an address is that of a file and not of a page: `/assets/page.Dx3kU2_a.css`. */
export const isFile = (pathname: string) => /\.(?!html$)\w+$/.test(pathname);

type Answer = Pick<Response, 'status' | 'redirected' | 'headers'>;

/**
 * Tells whether an answer may be kept: whole, from the address that was asked, and of the kind that stands
 * there. A host that answers a missing script with its home page would otherwise break the page for good.
 * @param url the address that was asked
 * @param answer what came back
 */
export function mayKeep(url: string, { status, redirected, headers }: Answer): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return status === 200 && !redirected && isPage !== isFile(new URL(url).pathname);
}
