import { patience } from '#client/page/timings.ts';

/**
 * Waits until the page is loaded, has been left alone for a while, and has nothing to do.
 * @param rest how long that while is, in milliseconds
 */
export async function idle(rest = 0): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, rest));
  // Safari has none.
  if (!('requestIdleCallback' in globalThis)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: patience }));
}
