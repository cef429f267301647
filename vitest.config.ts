import { defineConfig } from 'vitest/config';

/** Starting a browser takes seconds, and Vitest polls for one second unless told otherwise. */
const inBrowsers = {
  globalSetup: 'tests/engines/engines.ts',
  testTimeout: 180_000,
  expect: { poll: { timeout: 15_000, interval: 50 } },
};

/** The tests of built files only. They may share what they have read. */
const site = { include: ['tests/site/**/*.test.ts'], isolate: false };

export default defineConfig({
  test: {
    // A busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    // Sheets that are read as text; Vitest would empty them.
    css: { include: /\.css\?raw$/ },
    projects: [
      // Pure: no server, no browser, no build.
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      // Real processes around small sites of their own.
      { extends: true, test: { name: 'servers', include: ['tests/servers/**/*.test.ts'] } },
      // Builds the container, where there is a tool for that.
      { extends: true, test: { name: 'container', include: ['tests/container/**/*.test.ts'] } },
      { extends: true, test: { ...site, name: 'site' } },
      {
        extends: true,
        test: {
          ...site,
          name: 'fixture-site',
          include: [...site.include, 'tests/fixtures/*.test.ts'],
          env: { SITE: 'test-results/copies/fixtures-full/dist' },
        },
      },
      {
        extends: true,
        test: {
          name: 'conformance',
          include: ['tests/conformance/**/*.test.ts'],
          // wrangler finds a free port for its debugger and opens it a second later: two at a time find the same.
          fileParallelism: false,
        },
      },
      // Firefox and WebKit.
      { extends: true, test: { ...inBrowsers, name: 'engines', include: ['tests/engines/*.test.ts'] } },
      // What takes minutes: `npm run test:all`.
      {
        extends: true,
        test: {
          ...inBrowsers,
          name: 'nightly',
          include: ['tests/nightly/*.test.ts'],
          testTimeout: 300_000,
        },
      },
    ],
  },
});
