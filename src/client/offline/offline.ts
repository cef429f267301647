import { homeRoute, localizePath, offlineRoute, parsePath } from '#site/routing.ts';
import { pageCache } from '#client/worker/cache-names.ts';

/** How often the site is asked for, at first and at most. */
const pauses = { first: 5000, last: 60_000 };

interface KeptPage {
  href: string;
  title: string;
  lang: string;
}

/** Reads the head of a kept page, which is a small part of it. */
async function describe(pages: Cache, request: Request): Promise<KeptPage | undefined> {
  const html = (await (await pages.match(request))?.text()) ?? '';
  const head = new DOMParser().parseFromString(html.slice(0, html.indexOf('</title>') + 8), 'text/html');
  const { pathname } = new URL(request.url);
  return head.title ? { href: pathname, title: head.title, lang: head.documentElement.lang } : undefined;
}

/**
 * Lists the pages that can be read without a network, those in the language of this page first.
 * @param list an empty list, hidden together with its heading
 */
async function listKeptPages(list: HTMLElement): Promise<void> {
  // Opening a cache would make it.
  if (!(await caches.has(pageCache))) return;
  const pages = await caches.open(pageCache);
  const all = await Promise.all((await pages.keys()).map((request) => describe(pages, request)));
  const { lang } = document.documentElement;
  const items = all
    .filter((page) => page !== undefined)
    .toSorted((a, b) => Number(b.lang === lang) - Number(a.lang === lang))
    .map((page) => {
      const link = Object.assign(document.createElement('a'), { href: page.href, textContent: page.title });
      if (page.lang !== lang) Object.assign(link, { lang: page.lang, hreflang: page.lang });
      const item = document.createElement('li');
      item.append(link);
      return item;
    });
  list.append(...items);
  const section = list.closest<HTMLElement>('[hidden]');
  if (section) section.hidden = items.length === 0;
}

/** Leaves for the page that was asked for as soon as the site answers again, unless the visitor goes elsewhere. */
function leaveWhenBack(): void {
  const { locale, route } = parsePath(location.pathname);
  const ownAddress = route === offlineRoute;
  // Whoever opens this page by its own address while the site answers wants to see it.
  let missed = !ownAddress;
  let pause = pauses.first;
  let timer: ReturnType<typeof setTimeout>;

  const leave = () => {
    if (ownAddress) location.replace(localizePath(locale, homeRoute));
    else location.reload();
  };
  let asking = false;
  const ask = async () => {
    // The browser tells that it is online while the timer's question is still out.
    if (asking) return;
    asking = true;
    clearTimeout(timer);
    try {
      const signal = AbortSignal.timeout(pauses.first);
      const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
      const navigating = 'navigating' in document.documentElement.dataset;
      if (missed && status < 500 && !navigating) return leave();
    } catch {
      missed = true;
    }
    asking = false;
    timer = setTimeout(ask, pause);
    pause = Math.min(pause * 2, pauses.last);
  };
  addEventListener('online', ask);
  timer = setTimeout(ask, pause);
}

const list = document.querySelector<HTMLElement>('[data-kept-pages]');
if (list && 'caches' in globalThis) listKeptPages(list).catch(() => undefined);
leaveWhenBack();
