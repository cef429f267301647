import type { Page } from '@playwright/test';
import { scriptsRun } from './scripts.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { faults, on } from '#tests/e2e/support/site-server.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { texts } from '#tests/support/texts.ts';

// Chromium reports a view transition to a page that is given up for the next one.
test.use({ tolerated: /status of 404 .*\/nothing-here|^Transition was skipped\. Navigation aborted/ });

/**
 * Records every state of the bar. The page itself must do it: during a navigation the browser postpones Playwright's
 * questions to the page.
 */
async function recordBar(page: Page) {
  const states: string[] = [];
  await page.exposeFunction('recordBar', (state: string) => states.push(state));
  await page.addInitScript(() => {
    const record = () => {
      const bar = document.querySelector<HTMLElement>('[role="progressbar"]');
      void (Reflect.get(window, 'recordBar') as (state: string) => void)(bar?.dataset['state'] ?? 'gone');
    };
    // Before the page's own script runs.
    const watch = () => {
      new MutationObserver((changes) => {
        const nodes = changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
        if (nodes.some((node) => node instanceof HTMLElement && node.role === 'progressbar')) record();
      }).observe(document.body, { childList: true });
    };
    document.addEventListener('readystatechange', watch, { once: true });
  });
  return states;
}

/** Follows a link; gives it up after some milliseconds, if any are named. */
async function follow(page: Page, href: string, stopAfter?: number) {
  await scriptsRun(page);
  await page.evaluate(
    ([path, wait]) => {
      if (wait) setTimeout(stop, wait);
      document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click();
    },
    [href, stopAfter] as const,
  );
}

test('progress bar: runs while a page loads, and ends though it never comes', async ({ page, site }) => {
  const states = await recordBar(page);
  await page.goto(site.url);
  site.fault = on(/about/, faults.never);
  await follow(page, '/about');
  await expect.poll(() => states).toEqual(['running', 'done', 'gone']);
});

test('progress bar: shows that a page was given up, once more if it had ended', async ({ page, site }) => {
  const states = await recordBar(page);
  await page.goto(site.url);
  site.fault = on(/about/, faults.never);
  await follow(page, '/about', 600);
  await expect.poll(() => states).toEqual(['running', 'failed', 'gone']);
  await follow(page, '/about', 6500);
  await expect.poll(() => states.slice(3)).toEqual(['running', 'done', 'gone', 'failed', 'gone']);
});

test('progress bar: is thin, at the top, named, and red on an error page', async ({ page, site }) => {
  await page.addInitScript(() => {
    // Timers that would end it don't run.
    const { setTimeout } = window;
    Reflect.set(window, 'setTimeout', (run: TimerHandler, time = 0) => (time > 0 ? 0 : setTimeout(run)));
  });
  await page.goto(`${site.url}/nothing-here`);
  const bar = page.getByRole('progressbar', { name: texts[defaultLocale].main.browser.progress });
  const color = await bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(3 * Math.max(green, blue));
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, height: 3 });
});

for (const [kind, html] of [
  ['a fragment', '<a id="tried" href="#content">x</a>'],
  ['a download', '<a id="tried" href="/contact.vcf" download>x</a>'],
  ['a new tab', '<a id="tried" href="/about" target="_blank">x</a>'],
  ['an e-mail', '<a id="tried" href="mailto:hallo@lichtkade.example">x</a>'],
] as const) {
  test(`progress bar: a link to ${kind} starts none`, async ({ page, site }) => {
    const states = await recordBar(page);
    await page.goto(site.url);
    await scriptsRun(page);
    site.fault = on(/about|vcf/, faults.never);
    await page.evaluate((link) => {
      document.body.insertAdjacentHTML('beforeend', link);
      document.getElementById('tried')?.click();
    }, html);
    // Longer than the bar waits before it appears.
    await page.waitForTimeout(300);
    // A page load afterwards proves that the recording works, and that nothing was recorded before it.
    await follow(page, '/about');
    await expect.poll(() => states).toEqual(['running']);
  });
}

test('progress bar: a served download ends it', async ({ page, site }) => {
  const states = await recordBar(page);
  await page.goto(`${site.url}/contact`);
  await scriptsRun(page);
  const saved = page.waitForEvent('download');
  await page.locator('main a[href$=".vcf"]').click();
  expect((await saved).suggestedFilename()).toBe('contact.vcf');
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  expect(states).toEqual([]);
});

test('progress bar: a click starts it without the Navigation API', async ({ page, site }) => {
  const states = await recordBar(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation');
  });
  await page.goto(site.url);
  site.fault = on(/about/, faults.never);
  await follow(page, '/about');
  await expect.poll(() => states).toEqual(['running']);
});

test('progress bar: twenty quick clicks end on the last page, without a bar', async ({ page, site }) => {
  await page.goto(site.url);
  await page.evaluate(() => {
    for (let click = 0; click < 20; click++) {
      document.querySelector<HTMLElement>(`footer a[href="${click % 2 ? '/contact' : '/about'}"]`)?.click();
    }
  });
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
