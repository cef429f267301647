/** Milliseconds between checks whether the site answers again. */
const checkInterval = 10_000;

async function readPage(cache: Cache, request: Request) {
  const html = (await (await cache.match(request))?.text()) ?? '';
  // Without the page's own styles, which this page's CSP would report.
  const [root = ''] = /<html[^>]*>/.exec(html) ?? [];
  const [heading = ''] = /<h1[^]*?<\/h1>/.exec(html) ?? [];
  const page = new DOMParser().parseFromString(root + heading, 'text/html');
  const title = page.querySelector('h1')?.textContent.trim();
  return title ? { href: new URL(request.url).pathname, title, lang: page.documentElement.lang } : undefined;
}

/** Lists the cached pages, those in the language of this page first. */
async function listCachedPages(list: HTMLElement, name: string): Promise<void> {
  // Opening a missing cache would create it.
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  const all = await Promise.all((await cache.keys()).map((request) => readPage(cache, request)));
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

/** Loads the requested page as soon as the site answers again, unless the visitor is leaving. */
async function reloadWhenBack(): Promise<void> {
  const signal = AbortSignal.timeout(checkInterval);
  const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).catch(
    () => undefined,
  );
  const isNavigating = 'navigating' in document.documentElement.dataset;
  if (response && response.status < 500 && !isNavigating) location.reload();
}

const list = document.querySelector<HTMLElement>('[data-cached-pages]');
const { cachedPages = '', route = '' } = list?.dataset ?? {};
if (list && 'caches' in globalThis) listCachedPages(list, cachedPages).catch(console.error);
// At its own address, this page is open on purpose.
if (!location.pathname.endsWith(route)) {
  addEventListener('online', reloadWhenBack);
  setInterval(reloadWhenBack, checkInterval);
}
