import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { answering, freePort } from '#tests/support/host.ts';
import { startSession, type Session } from './webdriver.ts';
import { prepareDesk, type WebKitPrograms } from './webkit-programs.ts';
import { keys, reach, type Preferences, type Visitor } from './visitor.ts';

/**
 * Opens a window of nothing but a page, which may be as narrow as a phone, in place of the first, whose bar of
 * buttons needs 447 pixels.
 */
async function openBareWindow({ send }: Session) {
  const first = await send('window');
  await send('execute/sync', {
    script: 'open("about:blank", "_blank", "noopener,width=1280,height=800")',
    args: [],
  });
  for (;;) {
    const handle = (await send<unknown[]>('window/handles')).find((other) => other !== first);
    if (handle) return send('window', { handle });
    await pause(20);
  }
}

/**
 * Starts WebKit for a visitor, and drives it by WebDriver, without which nothing but a window would do it.
 * @param programs where its programs are
 */
export async function visitWithWebKit(
  programs: WebKitPrograms,
  { dark = false, language = 'en-GB', scripts = true }: Preferences = {},
): Promise<Visitor> {
  await using resources = new AsyncDisposableStack();
  const { env } = resources.use(await prepareDesk(programs, language));
  const port = await freePort();
  resources.use(await answering(spawn(programs.driver, ['-p', String(port)], { env }), port));
  const session = await startSession(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': {
      binary: programs.browser,
      args: [
        '--automation',
        '--javascript-can-open-windows-automatically=true',
        ...(dark ? ['--dark-mode'] : []),
        // The scripts of a page, not those of who drives it.
        `--enable-javascript-markup=${scripts}`,
      ],
    },
  });
  resources.defer(session.end);
  const { send } = session;
  await openBareWindow(session);

  const ask: Visitor['ask'] = (question, ...args) =>
    send('execute/sync', { script: `return (${question.toString()})(...arguments)`, args });
  const act = (type: string, id: string, actions: object[]) =>
    send('actions', { actions: [{ type, id, actions }] });
  const move = async (selector: string) => {
    return { type: 'pointerMove', origin: 'viewport', ...(await reach({ ask }, selector)) };
  };
  const owned = resources.move();
  return {
    complaints: [],
    ask,
    open: (url) => send('url', { url }),
    async point(selector) {
      await act('pointer', 'mouse', [await move(selector)]);
    },
    async click(selector) {
      const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      await act('pointer', 'mouse', [await move(selector), down, up] as object[]);
    },
    async press(key) {
      await act(
        'key',
        'keyboard',
        ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] })),
      );
    },
    async resize(width, height) {
      await send('window/rect', { width, height });
      // The driver answers before the page has heard of it.
      while ((await ask(() => innerWidth)) !== width) await pause(20);
    },
    picture: async () => Buffer.from(await send<string>('screenshot'), 'base64'),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
