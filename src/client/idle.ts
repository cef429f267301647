/** Milliseconds after which a busy page counts as idle. */
const idleTimeout = 2000;

/**
 * Waits until the page has loaded, some time has passed, and the browser is idle.
 * @param delay that time, in milliseconds
 */
export async function idle(delay = 0): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, delay));
  // Safari has none.
  if (!('requestIdleCallback' in globalThis)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: idleTimeout }));
}
