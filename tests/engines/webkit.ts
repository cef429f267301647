import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Key } from 'selenium-webdriver';
import { expect, vi } from 'vitest';
import { freePort, waitForPort } from '#tests/support/server-process.ts';
import type { Browser } from './browser.ts';

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

const keys = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Escape: Key.ESCAPE,
};

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Records errors, at the earliest after `load`: the driver can't run a script before the page's own. */
const recordErrors = () => {
  if (window.onerror) return;
  const record = (...parts: unknown[]) => {
    const text = `${location.pathname}: ${parts.join(' ')}\n`;
    // Only WebKit reports the former, when a page is left during its transition; a test breaks the latter.
    if (/Skipping view transition|LanguageMenu/.test(text)) return;
    sessionStorage['errors'] = String(sessionStorage['errors'] ?? '') + text;
  };
  console.error = window.onerror = record;
  window.onunhandledrejection = ({ reason }) => record(reason);
  const options = { types: ['csp-violation'], buffered: true };
  new ReportingObserver((reports) => record(JSON.stringify(reports)), options).observe();
};

/** Starts WebKit's MiniBrowser on a display of its own, over WebDriver. Disposing of it fails when a page had errors. */
export async function startWebKit(): Promise<Browser> {
  await using resources = new AsyncDisposableStack();
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  resources.defer(() => rm(home, { recursive: true, force: true, maxRetries: 10 }));
  const screen = spawn(displayPath, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  resources.defer(() => stop(screen));
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const env = { ...process.env, HOME: home, DISPLAY: `:${display.toString().trim()}` };
  const port = await freePort();
  resources.use(await waitForPort(spawn(driverPath, ['-p', String(port)], { env }), port));
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findWebKit(), args: ['--automation'] },
    })
    .build();
  resources.defer(() => driver.quit());

  const running = resources.move();
  const evaluate: Browser['evaluate'] = (run, ...args) =>
    driver.executeScript(`(${recordErrors.toString()})(); return (${run.toString()})(...arguments)`, ...args);
  return {
    open: (url) => driver.get(url),
    evaluate,
    click: (selector) =>
      vi.waitFor(async () => {
        const element = await driver.findElement(By.css(selector));
        await driver.executeScript(
          'arguments[0].scrollIntoView({ behavior: "instant", block: "center" })',
          element,
        );
        // `element.click()` takes some visible links for hidden ones.
        await driver.actions().move({ origin: element }).click().perform();
      }, 10_000),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    async [Symbol.asyncDispose]() {
      const errors = evaluate(() => String(sessionStorage['errors'] ?? ''));
      expect(await errors.finally(() => running.disposeAsync()), 'errors in WebKit').toBe('');
    },
  };
}
