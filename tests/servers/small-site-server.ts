import { afterAll, beforeAll } from 'vitest';
import { start } from '#tests/support/server-process.ts';
import { buildSite } from '#tests/support/small-site.ts';

/**
 * Serves the small site in a process of its own, for all tests of a file.
 * @returns the running server, there as soon as the first test begins
 */
export function serveSmallSite() {
  const disposables = new AsyncDisposableStack();
  const served = {} as Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    const { folder } = disposables.use(await buildSite());
    Object.assign(served, disposables.use(await start(folder)));
  });
  afterAll(() => disposables.disposeAsync());
  return served;
}
