import { defineConfig } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';

const isRoot = process.getuid?.() === 0;

// None is no failure here: the checks of the code read this file before there is a browser.
const executablePath = findBrowser();

const disabledFeatures = [
  // The address bar's own pages, which nobody sees: they cost a third of the time of a test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // What Playwright 1.65.1 switches off itself (its chromiumSwitches.ts), but for Windows and Edge; only the last
  // list counts.
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
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'dot',
  // A busy machine is no failure, and some readers walk through every kind of page.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    // Set by the server's first line; the workers read this file again.
    baseURL: process.env['SITE_ADDRESS'] ?? '',
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${disabledFeatures.join()}`,
        // Chromium refuses its sandbox to root.
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    // A worker would answer instead of the faults that these tests make.
    {
      name: 'site',
      testIgnore: 'service-worker/**',
      use: { serviceWorkers: 'block' },
    },
    { name: 'service-worker', testMatch: 'service-worker/*.test.ts' },
  ],
  webServer: {
    command: 'node src/server/node.ts',
    env: { PORT: '0' },
    wait: { stdout: /(?<site_address>http:\/\/localhost:\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
