import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { aliases } from './tests/fixtures/company/aliases.ts';

// Tests of code run with a company of their own, so that they don't depend on whose site this is. Those of
// the built site run with the company that it is of.
const astroModules = join(import.meta.dirname, 'tools/check-content/astro-modules.ts');
const resolve = {
  alias: { ...aliases, 'astro:content': astroModules, 'virtual:i18next': astroModules },
};

const container = 'tests/server/container.test.ts';

/** The build of a fixture site, for the tests that need one: by default the full one. */
const fullSite = 'test-results/copies/fixtures-full/dist';
const env = { SITE: process.env['SITE'] ?? fullSite };

const snapshots = 'tests/site/snapshots.test.ts';

/** Tests of the files of a build, which share the parsed pages. */
const site = { include: ['tests/site/**/*.test.ts'], exclude: [snapshots], isolate: false };

export default defineConfig({
  test: {
    // Long enough for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: '100%',
    projects: [
      // Functions and commands. They need no build.
      { extends: true, resolve, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      // Servers as processes.
      {
        extends: true,
        resolve,
        test: {
          name: 'server',
          include: ['tests/server/*.test.ts'],
          exclude: [container],
          env,
          expect: { poll: { timeout: 15_000, interval: 50 } },
        },
      },
      // Builds and runs the container, with podman or docker: every night, in a job of its own.
      { extends: true, test: { name: 'container', include: [container] } },
      { extends: true, test: { ...site, name: 'site' } },
      {
        extends: true,
        resolve,
        test: {
          ...site,
          name: 'fixture-site',
          env,
        },
      },
      // Of the fixture site `full` only, whose content changes with the code alone.
      { extends: true, resolve, test: { name: 'snapshots', include: [snapshots], env: { SITE: fullSite } } },
      // The project with other companies.
      { extends: true, resolve, test: { name: 'take-over', include: ['tests/take-over/*.test.ts'] } },
      // Firefox and WebKit.
      {
        extends: true,
        resolve,
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          globalSetup: 'tests/engines/engines.ts',
          // Vitest polls for one second unless told otherwise.
          expect: { poll: { timeout: 15_000, interval: 50 } },
        },
      },
      // What takes minutes: `npm run test:all`.
      {
        extends: true,
        resolve,
        test: {
          name: 'nightly',
          include: ['tests/{nightly,engines,take-over}/*.test.ts'],
          env: { NIGHTLY: 'true' },
          globalSetup: 'tests/engines/engines.ts',
          testTimeout: 300_000,
          expect: { poll: { timeout: 15_000, interval: 50 } },
        },
      },
    ],
  },
});
