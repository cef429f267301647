import { expect, test } from 'vitest';
import { itemRoute, routes } from '#site/routes.ts';
import { faults, on, serveSite } from '#tests/browser/support/site-server.ts';
import type { Browser } from '#tests/engines/browser.ts';
import { inEachEngine } from '#tests/engines/engines.ts';
import { expectPath, expectScript, expectVisible } from '#tests/engines/look.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';

/** The indices of the quotations that are visible. */
const quotations = (browser: Browser) =>
  browser.evaluate(() =>
    [...document.querySelectorAll('.carousel figure')].flatMap((figure, index) =>
      figure.checkVisibility() ? [index] : [],
    ),
  );

const expectQuotation = (browser: Browser, index: number) =>
  expect.poll(() => quotations(browser)).toEqual([index]);

/** Runs the sheets' print rules on the screen: neither driver can emulate the medium. Runs in the page. */
const applyPrintRules = () => {
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
    }
  };
  for (const link of document.querySelectorAll('link')) if (link.media === 'print') link.media = 'all';
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
};

inEachEngine((startBrowser) => {
  /** Opens a page of the fixture site in a new browser, for one test. */
  async function open(path: string) {
    await using resources = new AsyncDisposableStack();
    const site = resources.use(await serveSite(siteFolder('full')));
    const browser = resources.use(await startBrowser());
    await browser.open(site.url + path);
    await expectScript(browser);
    const opened = resources.move();
    return { site, browser, [Symbol.asyncDispose]: () => opened.disposeAsync() };
  }

  test('carousel: a click on a portrait and the arrow keys choose a quotation', async () => {
    await using opened = await open(routes.about);
    const { browser } = opened;
    await expectQuotation(browser, 0);
    await browser.click('.carousel div:nth-of-type(3) label');
    await expectQuotation(browser, 2);
    await browser.press('ArrowRight');
    await expectQuotation(browser, 3);
    await browser.press('ArrowLeft');
    await expectQuotation(browser, 2);
  });

  test('bfcache: going back shows the page as it was left, with menus closed', async () => {
    await using opened = await open(routes.about);
    const { browser } = opened;
    await browser.resize(600, 800);
    await browser.click('.carousel div:nth-of-type(3) label');
    await expectQuotation(browser, 2);
    await browser.click('.toggle');
    await browser.evaluate(() => (document.body.dataset['visit'] = 'first'));
    await browser.click(`#menu a[href="${routes.contact}"]`);
    await expectPath(browser, routes.contact);
    await expectScript(browser);
    await browser.evaluate(() => history.back());
    await expectPath(browser, routes.about);
    await expect.poll(() => browser.evaluate(() => document.body.dataset['visit'])).toBe('first');
    await expectQuotation(browser, 2);
    await expectVisible(browser, '#menu a', false);
  });

  test('progress bar: it runs while a page is on its way and ends when loading stops', async () => {
    await using opened = await open(routes.home);
    const { site, browser } = opened;
    site.fault = on(/news/, faults.never);
    // WebKit's driver doesn't answer while a page loads, so the page itself stops and records.
    await browser.evaluate((path) => {
      const states: string[] = [];
      Reflect.set(window, 'states', states);
      new MutationObserver(() => {
        const bar = document.querySelector<HTMLElement>('[role="progressbar"]');
        const state = bar ? 'shown' : 'gone';
        if (state !== states.at(-1)) states.push(state);
        if (states.join() === 'shown') setTimeout(() => stop());
      }).observe(document.body, { childList: true });
      setTimeout(() => document.querySelector<HTMLElement>(`footer a[href="${path}"]`)?.click());
    }, routes.news);
    const states = () => browser.evaluate(() => Reflect.get(window, 'states') as string[]);
    await expect.poll(states).toEqual(['shown', 'gone']);
  });

  test('recovery: the page reloads once when an island fails, and works without it', async () => {
    await using opened = await open(routes.about);
    const { site, browser } = opened;
    site.fault = on(/LanguageMenu/, faults.lie);
    await browser.evaluate(() => (document.body.dataset['visit'] = 'first'));
    await browser.click('.language summary');
    await expect.poll(() => browser.evaluate(() => 'visit' in document.body.dataset)).toBe(false);
    await expectScript(browser);
    await browser.evaluate(() => (document.body.dataset['visit'] = 'second'));
    await browser.click('.language summary');
    await expectVisible(browser, '.language a');
    expect(await browser.evaluate(() => document.body.dataset['visit'])).toBe('second');
  });

  test('print: the article is printed, navigation and carousel are not', async () => {
    await using opened = await open(itemRoute('news', 'longest'));
    const { browser } = opened;
    await browser.evaluate(applyPrintRules);
    await expectVisible(browser, 'main h1');
    for (const selector of ['#menu', '.language', '.carousel']) {
      await expectVisible(browser, selector, false);
    }
  });
});
