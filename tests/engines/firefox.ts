import { spawnSync } from 'node:child_process';
import { launch, type EvaluateFunc } from 'puppeteer-core';
import type { Browser } from './browser.ts';

const candidates = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * Finds Firefox, by FIREFOX_PATH or where Linux distributions install it.
 * @returns its path; undefined when there is none, or only Ubuntu's stub that can't run
 */
export const findFirefox = (): string | undefined =>
  candidates.find((path) => path && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0);

/** Requests that a navigation interrupts are reported as failures; a test breaks this island on purpose. */
const tolerated = /A ServiceWorker intercepted the request|LanguageMenu/;

/**
 * Starts Firefox and drives it over WebDriver BiDi, which needs no driver program.
 * @returns the browser; disposing of it throws when its console had errors or warnings
 */
export async function startFirefox(): Promise<Browser> {
  const browser = await launch({ browser: 'firefox', executablePath: findFirefox() ?? 'firefox' });
  const [page = await browser.newPage()] = await browser.pages();
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!tolerated.test(text)) complaints.push(`${page.url()}: ${text}`);
  };
  page.on('pageerror', (error) => complain(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn', 'assert'].includes(message.type())) complain(message.text());
  });
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (run, ...args) => page.evaluate(run as EvaluateFunc<unknown[]>, ...args) as never,
    async click(selector) {
      // A menu that unrolls is hit only where it is visible already; a click beside it would close it.
      await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));
      await page.locator(selector).click();
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    async [Symbol.asyncDispose]() {
      await browser.close();
      if (complaints.length > 0) throw new Error(`The console of Firefox says:\n${complaints.join('\n')}`);
    },
  };
}
