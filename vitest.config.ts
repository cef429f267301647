import { defineConfig } from 'vitest/config';

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
      // Reads the built site only, so its files may share what they have read.
      { extends: true, test: { name: 'site', include: ['tests/site/**/*.test.ts'], isolate: false } },
      // Builds what an editor might publish, and runs the tests of the built site there.
      {
        extends: true,
        test: {
          name: 'publishing',
          include: ['tests/publishing/**/*.test.ts'],
          testTimeout: 300_000,
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
      // The browsers that are not Chromium; a browser's start takes seconds.
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/support/provide-engines.ts',
          testTimeout: 180_000,
          expect: { poll: { timeout: 15_000, interval: 50 } },
        },
      },
    ],
  },
});
