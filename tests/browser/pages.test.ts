import type { Page } from '@playwright/test';
import { serviceSlugs } from '#content/schemas.ts';
import { defaultLocale, locales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { ids } from '#site/ids.ts';
import { hasRoute, itemRoute, pageRoute, routes } from '#site/routes.ts';
import { findCutWords, findHidden } from '#tests/support/visibility.ts';
import { expectNoBarrier } from './support/barriers.ts';
import { walkByKeyboard } from './support/keyboard.ts';
import { scriptsRun } from './support/page.ts';
import { expect, test } from './support/test.ts';
import { measureShift } from './support/weight.ts';

// One visit per kind of page looks at everything that can be seen there: loading a page is what costs time.

const service = serviceSlugs[0] ?? '';
const unknown = '/no-such-page';

const kinds = [
  ...Object.values(routes).filter(hasRoute),
  pageRoute(routes.news, 2),
  itemRoute('news', 'longest'),
  itemRoute('news', 'one-word'),
  itemRoute('projects', 'longest'),
  itemRoute('services', service),
  itemRoute('statements', 'accessibility'),
  unknown,
];

/** The pages on which the words of another language could break the layout. */
const wordy = [routes.home, routes.contact, itemRoute('news', 'one-word')];

const rare = (['news', 'projects'] as const).flatMap((section) =>
  ['shortest', 'characters', 'much-text'].map((name) => itemRoute(section, name)),
);

const visits = locales.flatMap(({ code: locale }) =>
  [...kinds, ...rare].map((route) => {
    const onPush: string[] = locale === defaultLocale ? kinds : wordy;
    return { locale, route, tag: onPush.includes(route) ? [] : '@nightly' };
  }),
);

/** Where the layout has least room. */
const widths = [320, 576, 768, 992, 1200];

async function expectReadable(page: Page, what: string) {
  expect.soft(await findHidden(page), `hidden: ${what}`).toEqual([]);
}

async function expectStructure(page: Page) {
  await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(landmark)).toBeVisible();
  }
}

/**
 * Whether the machine has a font with Arial's metrics, such as Liberation Sans: the fallbacks are adjusted
 * from it.
 */
const hasFallbackFont = (page: Page) =>
  page.evaluate(() => [...document.fonts].every(({ status }) => status !== 'error'));

/** Lists what moves by itself or on a change of state. Runs in the page. */
const findMotion = () =>
  [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after', '::details-content']
      .map((pseudo) => getComputedStyle(element, pseudo))
      // The duration of an animation by scrolling is `auto`.
      .map((style) => `${style.transitionDuration} ${style.animationDuration} ${style.scrollBehavior}`)
      .filter((motion) => /[1-9]|smooth/.test(motion))
      .map((motion) => `${element.localName}.${element.classList}: ${motion}`),
  );

/**
 * Lists the targets of links in the page that the fixed bar covers once they are followed. Runs in the page.
 */
const findCoveredTargets = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap(({ hash }) => {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView();
    const bar = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? NaN;
    return target && target.getBoundingClientRect().top >= bar - 1 ? [] : [hash];
  });

/** Lists the filters and page numbers of this page that have the ground of all others. Runs in the page. */
const findUnmarked = () =>
  [...document.querySelectorAll('.cluster [aria-current]')]
    .filter(
      (link) =>
        getComputedStyle(link).backgroundColor === getComputedStyle(document.documentElement).backgroundColor,
    )
    .map(({ outerHTML }) => outerHTML);

/** Sets the spacing that readers may choose (WCAG 2.2, 1.4.12 "Text Spacing"). Runs in the page. */
const spaceText = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
};

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 412, height: 823 },
  tolerated: /status of 404/,
});

for (const { route, locale, tag } of visits) {
  const path = localizePath(locale, route);

  test(`page: ${path} is sound in every width, scheme and medium`, { tag }, async ({ page }) => {
    await page.addInitScript(() => {
      requestAnimationFrame(() => performance.mark('first-frame'));
    });
    await test.step('status and landmarks', async () => {
      const response = await page.goto(path);
      expect.soft(response?.status()).toBe(route === unknown ? 404 : 200);
      await expectStructure(page);
    });

    await test.step('the first frame comes before the script', async () => {
      await scriptsRun(page);
      const order = await page.locator('script[data-src]').evaluate((script) =>
        performance
          .getEntries()
          .filter(({ name }) => name === 'first-frame' || name.endsWith(script.dataset['src'] ?? ''))
          .map(({ entryType }) => entryType),
      );
      expect.soft(order).toEqual(['mark', 'resource']);
    });

    await test.step('layout shift, and no scrolling before any interaction', async () => {
      expect.soft(await page.evaluate(() => scrollY)).toBe(0);
      await page.waitForLoadState('networkidle');
      const shift = await measureShift(page);
      const hasFont = await hasFallbackFont(page);
      if (process.env['CI']) {
        expect(hasFont, 'Liberation Sans: install it by "node tests/support/browser.ts"').toBe(true);
      }
      // The fallback fonts have the widths of ordinary text, not of the fixtures' strangest words.
      if (hasFont) expect.soft(shift, 'layout shift').toBeLessThan(0.05);
    });

    await test.step('widths and text spacing', async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectReadable(page, `${width} px`);
        const logo = await page.locator('.logo > svg').boundingBox();
        expect.soft(logo, `logo at ${width} px`).toMatchObject({ width: 150, height: 40 });
      }
      await page.evaluate(spaceText);
      for (const width of [320, 1000]) {
        await page.setViewportSize({ width, height: 800 });
        await expectReadable(page, `spaced text at ${width} px`);
        const cut = await findCutWords(page, 'h1, .highlight');
        expect.soft(cut, `cut at ${width} px`).toEqual([]);
      }
      await page.evaluate(() => (document.adoptedStyleSheets = []));
    });

    await test.step('axe on a large screen at night; contrast and targets on a phone by day', async () => {
      for (const [width, colorScheme] of [
        [390, 'light'],
        [1200, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        await expectNoBarrier(
          page,
          ':root',
          colorScheme === 'light' ? ['color-contrast', 'target-size'] : [],
        );
      }
    });

    await test.step('reduced motion and targets in the page', async () => {
      expect.soft(await page.evaluate(findMotion), 'moves').toEqual([]);
      expect.soft(await page.evaluate(findCoveredTargets), 'below the bar').toEqual([]);
    });

    if (locale === defaultLocale) {
      await test.step('keyboard', async () => {
        // All pages have the bar and the footer of the home page.
        if (route !== routes.home) await page.getByRole('main').focus();
        const stops = await walkByKeyboard(page, route === routes.home ? 'body' : 'main');
        if (route === routes.home) expect.soft(stops.length, 'tab stops').toBeGreaterThan(10);
        const wrong = stops.filter(({ indicated, covered }) => covered || !indicated);
        expect.soft(wrong, 'focus invisible or covered').toEqual([]);
      });
    }

    await test.step('forced colours and print', async () => {
      await page.emulateMedia({ forcedColors: 'active' });
      await expectStructure(page);
      await expectReadable(page, 'forced colours');
      expect.soft(await page.evaluate(findUnmarked), 'not marked as current').toEqual([]);
      await page.emulateMedia({ forcedColors: 'none', media: 'print', colorScheme: 'light' });
      await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.soft(page.getByRole('banner').getByRole('navigation')).toBeHidden();
      await expectReadable(page, 'print');
      await page.emulateMedia({ media: null });
    });
  });
}

test('first paint: what is far below waits for it, unless the visitor returns or goes there', async ({
  page,
}) => {
  // Before the page has loaded, and after.
  await page.addInitScript(() => {
    const seen: string[] = [];
    const look = () => {
      const footer = document.querySelector('footer');
      if (footer) seen.push(getComputedStyle(footer).contentVisibility);
      document.documentElement.dataset['seen'] = seen.join(' ');
    };
    document.addEventListener('DOMContentLoaded', look);
    addEventListener('load', () => setTimeout(look));
  });
  const html = page.locator('html');
  await page.goto(routes.about);
  await expect(html).toHaveAttribute('data-seen', 'auto visible');
  await page.reload();
  await expect(html).toHaveAttribute('data-seen', 'visible visible');
  await page.goto(`${routes.services}#${ids.testimonials}`);
  await expect(html).toHaveAttribute('data-seen', 'visible visible');
});
