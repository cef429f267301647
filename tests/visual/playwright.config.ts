import { defineConfig } from '@playwright/test';
import { root } from '#tests/support/folders.ts';
import base from '../../playwright.config.ts';

/** Compares the build in VISUAL_FOLDER with the screenshots of another build; `compare.ts` runs it for both. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/visual/differences',
  snapshotPathTemplate: '../../test-results/visual/expected/{arg}{ext}',
  projects: [{ name: 'visual' }],
  // Set by `wait` below.
  use: { ...base.use, baseURL: process.env['SITE_ADDRESS'] ?? '' },
  webServer: {
    ...base.webServer,
    command: 'npm run serve',
    cwd: process.env['VISUAL_FOLDER'] ?? root,
    env: { PORT: '0' },
    wait: { stdout: /(?<site_address>http:\/\/localhost:\d+)/ },
  },
});
