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

const list = document.querySelector<HTMLElement>('[data-cached-pages]');
if (list && 'caches' in globalThis) {
  listCachedPages(list, list.dataset['cachedPages'] ?? '').catch(console.error);
}
