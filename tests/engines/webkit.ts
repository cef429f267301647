import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { freePort, waitForPort } from '#tests/support/server-process.ts';
import { type Browser, viewport } from './browser.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const displayPath = '/usr/bin/Xvfb';

/**
 * Finds WebKitGTK's small browser, where Debian installs it.
 * @returns its path; undefined when it, its driver or a display server is missing
 */
export const findWebKit = (): string | undefined =>
  [driverPath, displayPath].every((path) => existsSync(path))
    ? globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0]
    : undefined;

/** The key's code point in WebDriver. */
const escape = '\uE00C';

/** WebKit alone reports this, when a page is left during its transition. */
const tolerated = /Skipping view transition/;

/** Records errors, from `load` on: the driver can't run a script earlier. Runs in the page. */
const recordErrors = () => {
  if (window.onerror) return;
  const record = (...parts: unknown[]) => {
    sessionStorage['errors'] = `${sessionStorage.getItem('errors') ?? ''}${parts.join(' ')}\n`;
  };
  console.error = window.onerror = record;
  window.onunhandledrejection = ({ reason }) => record(reason);
  const options = { types: ['csp-violation'], buffered: true };
  new ReportingObserver((reports) => record(JSON.stringify(reports)), options).observe();
};

/** Starts WebKit's MiniBrowser on a display of its own, and drives it over WebDriver. */
export async function startWebKit(): Promise<Browser> {
  await using resources = new AsyncDisposableStack();
  const screen = spawn(displayPath, ['-displayfd', '1'], { stdio: ['ignore', 'pipe', 'ignore'] });
  resources.defer(() => void screen.kill());
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${display.toString().trim()}` };
  resources.use(await waitForPort(spawn(driverPath, ['-p', String(port)], { env }), port));

  const send = async (path: string, command: unknown) => {
    const body = JSON.stringify(command);
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, { method: 'POST', body });
    const { value } = (await response.json()) as { value: { sessionId: string } };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const options = { binary: findWebKit(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await send('', { capabilities });
  await send(`/${sessionId}/window/rect`, viewport);
  const act = (type: 'key' | 'pointer', values: object, ...steps: string[]) => {
    const actions = steps.map((step) => ({ type: type + step, ...values }));
    return send(`/${sessionId}/actions`, { actions: [{ type, id: type, actions }] });
  };
  const evaluate: Browser['evaluate'] = (run, ...args) => {
    const script = `(${recordErrors.toString()})(); return (${run.toString()})(...arguments)`;
    return send(`/${sessionId}/execute/sync`, { script, args }) as Promise<never>;
  };

  const running = resources.move();
  return {
    open: (url) => send(`/${sessionId}/url`, { url }),
    evaluate,
    clickAt: (x, y) => act('pointer', { x, y, button: 0 }, 'Move', 'Down', 'Up'),
    pressEscape: () => act('key', { value: escape }, 'Down', 'Up'),
    async takeErrors() {
      const errors = await evaluate(() => sessionStorage.getItem('errors') ?? '');
      await evaluate(() => sessionStorage.removeItem('errors'));
      return errors.split('\n').filter((error) => error && !tolerated.test(error));
    },
    close: () => running.disposeAsync(),
  };
}
