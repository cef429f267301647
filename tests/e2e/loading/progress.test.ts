import type { Page } from '@playwright/test';
import { scriptsRun } from './scripts.ts';
import { faults, on } from '#tests/e2e/support/site-server.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { texts } from '#tests/support/texts.ts';

// An address that is unknown on purpose.
test.use({ tolerated: /status of 404 .*\/nothing-here/ });

/**
 * Writes down every state of the bar. The page itself must do it: while a navigation is on its way the browser
 * keeps questions to the page waiting.
 */
async function recordBar(page: Page) {
  const states: string[] = [];
  await page.exposeFunction('recordBar', (state: string) => states.push(state));
  await page.addInitScript(() => {
    const record = () => {
      const bar = document.querySelector<HTMLElement>('[role="progressbar"]');
      const state = bar ? `${bar.dataset['state']}: ${bar.ariaLabel}` : 'gone';
      void (Reflect.get(window, 'recordBar') as (state: string) => void)(state);
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

/** Follows a link; after so many milliseconds, if any are named, gives it up while the answer is still awaited. */
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

const readers = [
  { home: '/', about: '/about', name: 'The page is loading' },
  { home: '/nl', about: '/nl/about', name: 'De pagina wordt geladen' },
];

for (const { home, about, name } of readers) {
  test.describe(`a reader of ${home}`, () => {
    test('sees that a slow page is on its way', async ({ page, site }) => {
      const states = await recordBar(page);
      await page.goto(site.url + home);
      site.fault = on(/about/, faults.never);
      await follow(page, about);
      await expect.poll(() => states).toEqual([`running: ${name}`]);
      // It ends by itself, though the server never answers.
      await expect.poll(() => states).toEqual([`running: ${name}`, `done: ${name}`, 'gone']);
    });

    test('sees that a page was given up', async ({ page, site }) => {
      const states = await recordBar(page);
      await page.goto(site.url + home);
      site.fault = on(/about/, faults.never);
      await follow(page, about, 600);
      await expect.poll(() => states).toEqual([`running: ${name}`, `failed: ${name}`, 'gone']);
    });

    test('sees that a page was given up though the bar had ended', async ({ page, site }) => {
      const states = await recordBar(page);
      await page.goto(site.url + home);
      site.fault = on(/about/, faults.never);
      await follow(page, about, 6500);
      await expect
        .poll(() => states, { timeout: 15_000 })
        .toEqual([`running: ${name}`, `done: ${name}`, 'gone', `failed: ${name}`, 'gone']);
    });

    test('sees that a page does not exist', async ({ page, site }) => {
      const states = await recordBar(page);
      await page.goto(`${site.url}${about}/nothing-here`);
      await expect.poll(() => states).toEqual([`failed: ${name}`, 'gone']);
    });
  });
}

test('the bar is thin, at the top, and red when it fails', async ({ page, site }) => {
  await page.addInitScript(() => {
    // The failed bar stays, so that it can be looked at.
    const { setTimeout } = window;
    Reflect.set(window, 'setTimeout', (run: TimerHandler, time = 0) => (time > 0 ? 0 : setTimeout(run)));
  });
  await page.goto(`${site.url}/nothing-here`);
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveCSS('background-color', 'rgb(198, 40, 24)');
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, height: 3 });
});

for (const [kind, html] of [
  ['place on the page', '<a id="tried" href="#content">x</a>'],
  ['download', '<a id="tried" href="/contact.vcf" download>x</a>'],
  ['new tab', '<a id="tried" href="/about" target="_blank">x</a>'],
  ['e-mail', '<a id="tried" href="mailto:hallo@lichtkade.example">x</a>'],
] as const) {
  test(`a ${kind} shows no bar`, async ({ page, site }) => {
    const states = await recordBar(page);
    await page.goto(site.url);
    site.fault = on(/about|vcf/, faults.never);
    await page.evaluate((link) => {
      document.body.insertAdjacentHTML('beforeend', link);
      document.getElementById('tried')?.click();
    }, html);
    // A real page load afterwards proves that the recording works: nothing was written before it.
    await page.waitForTimeout(300);
    await follow(page, '/about');
    await expect.poll(() => states).toEqual(['running: The page is loading']);
  });
}

test('our details are saved without a bar', async ({ page, site }) => {
  const states = await recordBar(page);
  await page.goto(`${site.url}/contact`);
  await scriptsRun(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: texts.en.contact.write.card }).click();
  expect((await saved).suggestedFilename()).toBe('contact.vcf');
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  // A page load that is never answered proves that the recording works: nothing was written before it.
  site.fault = on(/about/, faults.never);
  await follow(page, '/about');
  await expect.poll(() => states).toEqual(['running: The page is loading']);
});

test('a modified click shows no bar', async ({ page, site }) => {
  const states = await recordBar(page);
  await page.goto(site.url);
  await scriptsRun(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Contact' })
    .click({ modifiers: ['ControlOrMeta'] });
  await page.waitForTimeout(300);
  // A page load that is never answered proves that the recording works: nothing was written before it.
  site.fault = on(/about/, faults.never);
  await follow(page, '/about');
  await expect.poll(() => states).toEqual(['running: The page is loading']);
});

test('without the Navigation API a click starts the bar', async ({ page, site }) => {
  const states = await recordBar(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation');
  });
  await page.goto(site.url);
  site.fault = on(/about/, faults.never);
  await follow(page, '/about');
  await expect.poll(() => states).toEqual(['running: The page is loading']);
});

test.describe('many clicks', () => {
  // Chromium says so of a transition to a page that is given up for the next one, if it had begun.
  test.use({ tolerated: /^Transition was skipped\. Navigation aborted/ });

  test('twenty quick clicks end on the page that was asked for last', async ({ page, site }) => {
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
});
