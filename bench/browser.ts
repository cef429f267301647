import { launch, type LaunchedChrome } from 'chrome-launcher';
import { getBrowser } from '#tests/support/browser.ts';

/**
 * Starts the browser in which pages are measured, with an empty profile.
 * @returns the browser; `kill` ends it
 * @throws {Error} when there is none, with the remedy
 */
export const launchBrowser = (): Promise<LaunchedChrome> =>
  launch({
    chromePath: getBrowser(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // The certificate is this folder's own.
      '--ignore-certificate-errors',
    ],
  });
