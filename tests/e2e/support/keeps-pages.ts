import type { LaunchOptions, PlaywrightWorkerArgs } from '@playwright/test';

type Use = (options: LaunchOptions) => Promise<void>;

/** For `test.use`: a browser that keeps pages that are left, for going back, as Playwright's own does not. */
export const keepsPages = {
  launchOptions: [
    async ({ launchOptions }: PlaywrightWorkerArgs & { launchOptions: LaunchOptions }, use: Use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    },
    { scope: 'worker' as const },
  ],
} as const;
