import type { Page } from '@playwright/test';
import { scriptsRun } from '#tests/e2e/loading/scripts.ts';
import { expect, test, visit } from './worker-test.ts';

/** Opens a page and lets it be idle for longer than it waits with the worker. */
async function openIdle(page: Page, address: string) {
  await page.clock.install();
  await page.goto(address);
  await scriptsRun(page);
  await page.clock.runFor(10_000);
}

test('who saves data is sent no worker', async ({ page, host }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    }),
  );
  await openIdle(page, `${host.url}/about`);
  await page.getByRole('link', { name: 'Portfolio' }).first().click();
  await expect(page).toHaveTitle(/^Portfolio/);
  expect(host.log.map(({ path }) => path)).not.toContain('/sw.js');
});

for (const [what, prepare] of [
  [
    'has no service workers',
    () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    },
  ],
  [
    'refuses them',
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('no', 'SecurityError'));
    },
  ],
  [
    'blocks storage',
    () => {
      Object.defineProperty(navigator, 'serviceWorker', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    },
  ],
] as const) {
  test(`a browser that ${what} shows the site, and nobody hears of it`, async ({ page, host }) => {
    const said: string[] = [];
    page.on('pageerror', ({ message }) => said.push(message));
    page.on('console', (message) => said.push(message.text()));
    await page.addInitScript(prepare);
    await openIdle(page, `${host.url}/about`);
    await expect(page.locator('body')).not.toContainText('serviceWorker');
    await page.getByRole('link', { name: 'Portfolio' }).first().click();
    await expect(page).toHaveTitle(/^Portfolio/);
    expect(said).toEqual([]);
  });
}

test('a full disk keeps nothing and breaks nothing', async ({ page, host, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 1 });
  await page.goto(`${host.url}/about`);
  await expect.poll(() => host.log.some(({ path }) => path === '/sw.js')).toBe(true);
  await page.getByRole('link', { name: 'Portfolio' }).first().click();
  await expect(page).toHaveTitle(/^Portfolio/);

  // Full only after the worker has come.
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url });
  await visit(page, `${host.url}/about`);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 1 });
  for (const [path, title] of [
    ['/services', /^Services/],
    ['/contact', /^Contact/],
    ['/nl/about', /^Over ons/],
  ] as const) {
    const answer = await page.goto(`${host.url}${path}`);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
  }
});
