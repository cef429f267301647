import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { isFile, mayKeep } from '#client/worker/classify.ts';
import { pageKey } from '#client/worker/page-key.ts';
import { isUnlisted, parsePath } from '#site/routing.ts';

/** How long a page that has a copy is waited for. */
const patienceWithCopy = 3000;

/** How long a page without a copy is waited for: a server that hangs says nothing more after this. */
const patience = 8000;

/** How soon a click follows that has waited for a page that was being prepared. */
const clickFollows = 1000;

/** Whether a page is only prepared, before anybody asks for it (HTML, "Speculative loading"). */
const isAhead = (request: Request) => request.headers.get('Sec-Purpose')?.startsWith('prefetch') ?? false;

const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** Firefox gives a question that it sent ahead, and that failed, for an answer. */
function refuseErrors(answer: Response): Response {
  if (answer.type === 'error') throw new TypeError('the page cannot be fetched');
  return answer;
}

/** A file that a visitor opens, as a feed, is no page to read again. */
function mayKeepPage(url: string, answer: Response): boolean {
  const { pathname } = new URL(url);
  return !isFile(pathname) && mayKeep(url, answer) && !isUnlisted(parsePath(pathname).route);
}

/** Waits for the last byte, so that an answer that breaks off on the way can still be replaced. */
async function whole(answer: Response): Promise<Response> {
  // An answer that will not be kept is handed on as it is; a redirect has no body that may be read.
  if (answer.status === 200) await answer.clone().arrayBuffer();
  return answer;
}

/**
 * The network first: what it answers is shown, errors included. Where it is silent or broken, the copy of
 * the page is shown, and where there is none, the offline page.
 */
export class PageStrategy extends Strategy {
  readonly #offlinePage: (url: string) => Promise<Response | undefined>;

  /** When a server's silence ended the preparing of a page, by its address. */
  readonly #silences = new Map<string, number>();

  /**
   * @param options where copies are kept, and workbox's plugins
   * @param offlinePage finds the offline page for an address
   */
  constructor(
    options: ConstructorParameters<typeof Strategy>[0],
    offlinePage: (url: string) => Promise<Response | undefined>,
  ) {
    super({
      ...options,
      // The answers vary by cookie, referrer and more. A visitor without a network has one copy, for all.
      matchOptions: { ignoreVary: true },
      plugins: [
        ...(options?.plugins ?? []),
        {
          cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
          cacheWillUpdate: ({ request, response }) =>
            Promise.resolve(mayKeepPage(request.url, response) ? response : null),
        },
      ],
    });
    this.#offlinePage = offlinePage;
  }

  /** Called by workbox. */
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    let silent = true;
    const network = handler
      .fetch(request)
      .finally(() => (silent = false))
      .then(refuseErrors);
    const kept = network.then((answer) => this.#keep(request, answer.clone(), handler));
    // No longer: a worker with work in hand holds back the next one.
    void handler.waitUntil(Promise.race([kept.catch(() => undefined), wait(patience)]));

    const copy = await handler.cacheMatch(request).catch(() => undefined);
    const answer = copy
      ? Promise.race([network.then(whole), wait(patienceWithCopy)])
      : Promise.race([network, wait(this.#patienceWith(request))]);
    const shown = (await answer.catch(() => undefined)) ?? copy;
    if (!shown && silent && isAhead(request)) this.#silences.set(request.url, Date.now());
    return shown ?? (await this.#offlinePage(request.url)) ?? Response.error();
  }

  /** A browser has a click wait for a page that it prepares, and asks anew when that fails: it has waited long enough. */
  #patienceWith({ url }: Request): number {
    const since = Date.now() - (this.#silences.get(url) ?? 0);
    this.#silences.delete(url);
    return since < clickFollows ? 0 : patience;
  }

  async #keep(request: Request, answer: Response, handler: StrategyHandler): Promise<void> {
    if (answer.status === 200) await handler.cachePut(request, answer);
    // The page was taken down; it is not to live on in a cache.
    if (answer.status === 404 || answer.status === 410) {
      await (await caches.open(this.cacheName)).delete(pageKey(request.url), { ignoreVary: true });
    }
  }
}
