import { delimiter, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { launch, type ConsoleMessageType, type EvaluateFunc } from 'puppeteer-core';
import { reach, type Preferences, type Visitor } from './visitor.ts';

const folders = process.env['PATH']?.split(delimiter) ?? [];

/**
 * Finds Firefox: the one that the environment names in FIREFOX_PATH, or one on the path.
 * @returns its path; nothing when there is none
 */
export const findFirefox = (): string | undefined =>
  [
    process.env['FIREFOX_PATH'],
    ...['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => join(folder, name))),
  ].find(
    // Ubuntu has a `firefox` that only says how to install it.
    (path) => path && existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0,
  );

const grave: ConsoleMessageType[] = ['error', 'warn', 'assert'];

/** What a visitor's going on has stopped on its way is told of as if the worker had failed. */
const tolerated = /\.js’. A ServiceWorker intercepted the request/;

/**
 * Starts Firefox for a visitor, and drives it by WebDriver BiDi, which it speaks without a driver.
 * @param executablePath Firefox
 */
export async function visitWithFirefox(
  executablePath: string,
  {
    dark = false,
    language = 'en-GB',
    scripts = true,
    textSize = 16,
    forcedColours = false,
  }: Preferences = {},
): Promise<Visitor> {
  // Set before the start: the long-term release cannot be told later (`emulation.*` of BiDi).
  const extraPrefsFirefox = {
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    'intl.accept_languages': language,
    'javascript.enabled': scripts,
    'font.size.variable.x-western': textSize,
    'browser.display.document_color_use': forcedColours ? 2 : 0,
  };
  const browser = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox });
  const [page = await browser.newPage()] = await browser.pages();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (grave.includes(message.type()) && !tolerated.test(message.text()))
      complaints.push(`${message.text()} (${page.url()})`);
  });
  page.on(
    'pageerror',
    (error) => !tolerated.test(String(error)) && complaints.push(`${String(error)} (${page.url()})`),
  );

  const ask: Visitor['ask'] = (question, ...given) =>
    page.evaluate(question as EvaluateFunc<unknown[]>, ...given) as never;
  return {
    complaints,
    ask,
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    async open(address) {
      // A page that is left while it loads complains of what it did not get, and its end is taken for that of the next.
      while ((await ask(() => document.readyState)) !== 'complete') await pause(50);
      await page.goto(address);
    },
    async point(selector) {
      const { x, y } = await reach({ ask }, selector);
      await page.mouse.move(x, y);
    },
    async click(selector) {
      // Puppeteer's own way to an element needs scripts of the page's.
      const { x, y } = await reach({ ask }, selector);
      await page.mouse.click(x, y);
    },
    [Symbol.asyncDispose]: () => browser.close(),
  };
}
