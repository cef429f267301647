import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { texts } from '#i18n/texts.ts';
import { defaultLocale } from '#shared/locales.ts';
import { routes } from '#site/routes.ts';
import { faults, on, serveSite, type Site } from '#tests/browser/support/site-server.ts';
import type { Browser } from './browser.ts';
import { inEachEngine } from './engines.ts';

/** What the tests look at. Runs in the page. */
const look = () => {
  const isVisible = (selector: string) =>
    document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;
  return {
    path: location.pathname,
    heading: document.querySelector('h1')?.textContent.trim() ?? '',
    // Set by the page's script.
    ready: 'connection' in document.documentElement.dataset,
    mark: document.documentElement.dataset['mark'] ?? '',
    menu: isVisible('#menu a'),
    languages: isVisible('.language-menu a'),
    quotation: [...document.querySelectorAll('.carousel figure')].findIndex((one) => one.checkVisibility()),
  };
};

/** Marks the document, and marks it as left once it is. A reload loses the mark. Runs in the page. */
const setMark = (mark: string) => {
  const { dataset } = document.documentElement;
  dataset['mark'] = mark;
  addEventListener('beforeunload', () => (dataset['mark'] = 'left'));
};

/** Where to click an element, once it is at rest and on top. Runs in the page. */
const findMiddle = (selector: string) => {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ behavior: 'instant', block: 'center' });
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const middle = [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
  const moves = document.getAnimations().some((animation) => animation instanceof CSSTransition);
  return !moves && element?.contains(document.elementFromPoint(...middle)) && middle;
};

/** For what takes minutes: only the project `nightly` runs these. */
const atNight = test.runIf(process.env['NIGHTLY']);

inEachEngine((start) => {
  let browser: Browser;
  let site: Site;
  beforeEach(async () => {
    site = await serveSite();
    browser = await start();
  });
  afterEach(async () => {
    await using resources = new AsyncDisposableStack();
    resources.use(site);
    resources.defer(browser.close);
    expect(await browser.takeErrors()).toEqual([]);
  });

  /** Waits until the page looks as expected. */
  const expectPage = (expected: Partial<ReturnType<typeof look>>) =>
    expect.poll(() => browser.evaluate(look)).toMatchObject(expected);

  async function open(path: string) {
    await browser.open(site.url + path);
    await expectPage({ ready: true });
  }

  async function click(selector: string) {
    const [x, y] = await vi.waitUntil(() => browser.evaluate(findMiddle, selector), 15_000);
    await browser.clickAt(x, y);
  }

  test('menu: it opens on a narrow screen and closes with Escape', async () => {
    await open(routes.about);
    await expectPage({ menu: false });
    await click('.toggle');
    await expectPage({ menu: true });
    await browser.pressEscape();
    await expectPage({ menu: false });
  });

  test('offline: a page that was read opens again, any other shows the offline page', async () => {
    await open(routes.contact);
    const { heading } = await browser.evaluate(look);
    const isCached = async () => Boolean(await caches.match(location.href, { ignoreVary: true }));
    await expect.poll(() => browser.evaluate(isCached)).toBe(true);
    site.fault = faults.die;
    await open(routes.about);
    await expectPage({ heading: texts[defaultLocale].main.offline.title });
    await open(routes.contact);
    await expectPage({ heading });
  });

  atNight('bfcache: going back shows the page as it was left, with the menu closed', async () => {
    await open(routes.about);
    await click('.carousel div:nth-of-type(3) label');
    await click('.toggle');
    await browser.evaluate(setMark, 'open');
    await click(`#menu a[href="${routes.contact}"]`);
    await expectPage({ path: routes.contact, ready: true });
    await browser.evaluate(() => history.back());
    await expectPage({ path: routes.about, mark: 'left', quotation: 2, menu: false });
  });

  atNight('progress bar: it shows while a page is on its way, and ends when loading stops', async () => {
    await open(routes.home);
    site.fault = on(new RegExp(routes.news), faults.never);
    // WebKit's driver doesn't answer while a page loads, so the page itself stops and records.
    await browser.evaluate((path) => {
      const states = new Set<string>();
      new MutationObserver(() => {
        states.add(document.querySelector('[role="progressbar"]') ? 'shown' : 'gone');
        document.documentElement.dataset['mark'] = [...states].join();
        setTimeout(() => stop());
      }).observe(document.body, { childList: true });
      setTimeout(() => document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click());
    }, routes.news);
    await expectPage({ mark: 'shown,gone' });
  });

  test('recovery: the page reloads once when an island fails, with what was typed', async () => {
    await open(routes.contact);
    await browser.evaluate(() => {
      const message = document.querySelector('textarea');
      if (!message) return;
      message.value = 'Ten minutes of writing';
      message.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    site.fault = on(/islands/, faults.lie);
    await browser.evaluate(setMark, 'first');
    await click('.language-menu summary');
    await expectPage({ ready: true, mark: '' });
    expect(await browser.evaluate(() => document.querySelector('textarea')?.value)).toBe(
      'Ten minutes of writing',
    );
    await browser.evaluate(setMark, 'second');
    await click('.language-menu summary');
    // Each failure makes the page ask whether the server answers.
    await expect.poll(() => site.requests.filter(({ method }) => method === 'HEAD').length).toBe(2);
    await expectPage({ languages: true });
    // A request after which a reload would have begun.
    await browser.evaluate(() => fetch('/robots.txt').then(({ ok }) => ok));
    expect(await browser.evaluate(look)).toMatchObject({ mark: 'second' });
    for (const error of await browser.takeErrors()) expect(error).toContain('islands');
  });
});
