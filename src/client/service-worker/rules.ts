import { dayIn } from '#shared/day.ts';
import { isEditor, isHiddenRoute, parsePath } from '#shared/urls.ts';

export const cachePrefix = 'site';

/** Pages that were read. The offline page lists them. */
export const pageCache = `${cachePrefix}-pages-v1`;

/** Images and scripts of pages that were read. */
export const assetCache = `${cachePrefix}-assets-v1`;

/** What the offline pages need. Workbox makes this name of prefix, `precache` and suffix. */
export const precacheName = `${cachePrefix}-precache-v1`;

/** The IndexedDB database in which Workbox notes when each cached file was last used. */
export const expirationDatabase = 'workbox-expiration';

/** Days after which an unused page or file expires. */
export const maxAgeDays = 30;

/** Sent as `Accept` by a page that asks the worker to cache it: scripts cannot make navigation requests. */
export const pageAccept = 'text/html';

/** Whether a same-origin request is for a page, other than the web editor's. */
export const isPageRequest = ({ mode, headers }: Pick<Request, 'mode' | 'headers'>, url: URL): boolean =>
  (mode === 'navigate' || headers.get('accept') === pageAccept) && !isEditor(url.pathname);

/** Whether a same-origin GET request is for a whole file with a hash in its name, which never changes. */
export const isAssetRequest = ({ headers }: Pick<Request, 'headers'>, url: URL): boolean =>
  url.pathname.startsWith('/assets/') && !headers.has('range');

/** The cache key of a page: its address without query and fragment. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

type ResponseInfo = Pick<Response, 'status' | 'redirected' | 'headers'>;

const isHtml = ({ headers }: ResponseInfo) => headers.get('content-type')?.startsWith('text/html') ?? false;

export const isCacheablePage = (url: string, response: ResponseInfo): boolean =>
  response.status === 200 &&
  !response.redirected &&
  isHtml(response) &&
  // A form that is filled in for one service.
  !new URL(url).searchParams.has('service') &&
  !isHiddenRoute(parsePath(new URL(url).pathname).route);

/** Whether a response may be cached as an asset. HTML in place of a script would stay in the cache. */
export const isCacheableAsset = (response: ResponseInfo): boolean =>
  response.status === 200 && !response.redirected && !isHtml(response);

/** Removes the notice of src/layouts/Notice.astro from a page that was stored before it ended. */
export const withoutEndedNotice = (html: string, now = new Date()): string =>
  html.replace(
    /<section [^>]*data-last-day="(.*?)" data-time-zone="(.*?)".*?<\/section>/s,
    (notice, lastDay: string, timeZone: string) => (dayIn(timeZone, now) > lastDay ? '' : notice),
  );
