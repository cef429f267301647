import { defineConfig } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';

const isRoot = process.getuid?.() === 0;

// Undefined without a browser, since knip also loads this file on machines that have none.
const executablePath = findBrowser();

const disabledFeatures = [
  // The address bar's popups, which take a third of a test's time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright 1.65.1's own list (chromiumSwitches.ts) without Windows and Edge. Chromium uses only the last
  // list.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: 'tests/browser',
  // With the fixture company, as for the tests of code in vitest.config.ts.
  tsconfig: 'tests/tsconfig.json',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // One more than CI has cores, because tests wait a good part of their time.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'dot',
  // Generous, because some tests visit every kind of page, and machines can be busy.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    // A service worker would hide the network faults that tests simulate.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${disabledFeatures.join()}`,
        // Chromium's sandbox doesn't work as root.
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
