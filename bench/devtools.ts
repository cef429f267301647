interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** A page's end of the Chrome DevTools Protocol. */
export interface DevTools extends Disposable {
  /** @throws {Error} when the browser refuses, with what it said */
  send: (method: string, params?: object) => Promise<Record<string, unknown>>;
  /** Calls back at each event of this name. */
  on: (event: string, listener: (params: Record<string, unknown>) => void) => void;
}

/**
 * Speaks to the first page of a running Chromium. Playwright and Puppeteer listen to the script runtime, for which V8
 * notes all positions of a source while it compiles it: four times as long for a framework.
 * @param port where the browser listens
 * @throws {Error} when it has no page
 */
export async function openDevTools(port: number): Promise<DevTools> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  const page = targets.find(({ type }) => type === 'page');
  if (!page) throw new Error(`The browser on port ${port} has no page.`);
  const socket = new WebSocket(page.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });

  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const events = new EventTarget();
  socket.addEventListener('message', ({ data }) => {
    const { id, method = '', params = {}, result = {}, error } = JSON.parse(String(data)) as Message;
    const call = waiting.get(id ?? 0);
    if (error) call?.reject(new Error(error.message));
    else if (call) call.resolve(result);
    else events.dispatchEvent(new CustomEvent(method, { detail: params }));
  });

  let calls = 0;
  return {
    send(method, params = {}) {
      const call = Promise.withResolvers<Record<string, unknown>>();
      waiting.set(++calls, call);
      socket.send(JSON.stringify({ id: calls, method, params }));
      return call.promise;
    },
    on(event, listener) {
      events.addEventListener(event, (found) => {
        listener((found as CustomEvent<Record<string, unknown>>).detail);
      });
    },
    [Symbol.dispose]() {
      socket.close();
    },
  };
}
