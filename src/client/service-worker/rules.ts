import { isEditor, isHiddenRoute, parsePath } from '#shared/urls.ts';

/** Sent as `Accept` by a page that asks the worker to cache it: scripts cannot make navigation requests. */
export const pageAccept = 'text/html';

/**
 * Whether a same-origin request is for a page.
 * @param request the request, of which mode and `Accept` matter
 * @param url its address; the web editor's are excluded
 */
export const isPageRequest = ({ mode, headers }: Pick<Request, 'mode' | 'headers'>, url: URL): boolean =>
  (mode === 'navigate' || headers.get('accept') === pageAccept) && !isEditor(url.pathname);

/**
 * Whether a same-origin GET request is for a file with a hash in its name, which never changes.
 * @param request the request; range requests are excluded
 * @param url its address
 */
export const isAssetRequest = ({ headers }: Pick<Request, 'headers'>, url: URL): boolean =>
  url.pathname.startsWith('/assets/') && !headers.has('range');

/** The cache key of a page: its address without query and fragment. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

type ResponseInfo = Pick<Response, 'status' | 'redirected' | 'headers'>;

const isHtml = ({ headers }: ResponseInfo) => headers.get('content-type')?.startsWith('text/html') ?? false;

/**
 * Whether a response may be cached as a page that was read.
 * @param url the requested address; the offline and error pages are excluded, and forms that are filled in
 * @param response the network's response
 */
export const isCacheablePage = (url: string, response: ResponseInfo): boolean =>
  response.status === 200 &&
  !response.redirected &&
  isHtml(response) &&
  // A form that is filled in for one service.
  !new URL(url).searchParams.has('service') &&
  !isHiddenRoute(parsePath(new URL(url).pathname).route);

/**
 * Whether a response may be cached as an asset. HTML in place of a script would break the page permanently.
 * @param response the network's response
 */
export const isCacheableAsset = (response: ResponseInfo): boolean =>
  response.status === 200 && !response.redirected && !isHtml(response);
