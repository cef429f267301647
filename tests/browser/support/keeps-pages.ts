import type { PlaywrightWorkerArgs, PlaywrightWorkerOptions, WorkerFixture } from '@playwright/test';

type Launch = WorkerFixture<
  PlaywrightWorkerOptions['launchOptions'],
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>;

const launchOptions: Launch = ({ launchOptions: usual }, use) =>
  use({ ...usual, ignoreDefaultArgs: ['--disable-back-forward-cache'] });

/** For `test.use`: a browser that keeps pages that are left, for going back, as Playwright's own does not. */
export const keepsPages: { launchOptions: [Launch, { scope: 'worker' }] } = {
  launchOptions: [launchOptions, { scope: 'worker' }],
};
