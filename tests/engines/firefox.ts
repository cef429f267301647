import { spawnSync } from 'node:child_process';
import { type EvaluateFunc, launch } from 'puppeteer-core';
import { type Browser, viewport } from './browser.ts';

const candidates = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * Finds Firefox, by FIREFOX_PATH or where Linux distributions install it.
 * @returns its path; undefined when there is none, or only Ubuntu's stub that can't run
 */
export const findFirefox = (): string | undefined =>
  candidates.find((path) => path && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0);

/** Firefox reports the requests that a navigation interrupts as failures. */
const tolerated = /A ServiceWorker intercepted the request/;

/** Starts Firefox and drives it over WebDriver BiDi, which needs no driver program. */
export async function startFirefox(): Promise<Browser> {
  const executablePath = findFirefox() ?? 'firefox';
  const browser = await launch({ browser: 'firefox', executablePath, defaultViewport: viewport });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn', 'assert'].includes(message.type())) errors.push(message.text());
  });
  return {
    open: (url) => page.goto(url),
    evaluate: (run, ...args) => page.evaluate(run as EvaluateFunc<unknown[]>, ...args) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    pressEscape: () => page.keyboard.press('Escape'),
    takeErrors: () => Promise.resolve(errors.splice(0).filter((error) => !tolerated.test(error))),
    close: () => browser.close(),
  };
}
