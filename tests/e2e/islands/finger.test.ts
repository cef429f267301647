import { routes } from '#site/routes.ts';
import { scriptsRun } from '#tests/e2e/loading/scripts.ts';
import { expect, test } from '#tests/e2e/support/site-test.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';

test.use({
  build: siteFolder('full'),
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
});

const framework = /\/assets\/(?:client|react|jsx-runtime|LanguageMenu|NavbarScroll|TestimonialsCarousel)\b/;

for (const [what, target, island] of [
  ['the list of languages', '.language > summary', 'LanguageMenu'],
  ['another testimonial', '.carousel div:nth-of-type(2) label', 'TestimonialsCarousel'],
] as const) {
  test(`a finger that scrolls past ${what} wakes nothing, one that taps is answered first`, async ({
    page,
    site,
  }) => {
    await page.goto(site.url + routes.about);
    await scriptsRun(page);
    const asked = () => site.asked.filter((path) => framework.test(path));
    await page.locator(target).scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await page.locator(target).boundingBox()) ?? {};
    const devTools = await page.context().newCDPSession(page);
    const start = { x: Math.round(x + 5), y: Math.round(y + 5) };
    await devTools.send('Input.synthesizeScrollGesture', {
      ...start,
      yDistance: -40,
      gestureSourceType: 'touch',
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(asked()).toEqual([]);

    await page.evaluate(() => {
      addEventListener('click', () => requestAnimationFrame(() => performance.mark('answered')), {
        capture: true,
        once: true,
      });
    });
    await page.locator(target).tap();
    await expect(page.locator(`astro-island[component-url*="${island}"]:not([ssr])`)).toHaveCount(1);
    const { answered, fetched } = await page.evaluate((framework) => {
      const parts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new RegExp(framework).test(name));
      return {
        answered: performance.getEntriesByName('answered')[0]?.startTime,
        fetched: Math.min(...parts.map(({ startTime }) => startTime)),
      };
    }, framework.source);
    expect(fetched).toBeGreaterThan(answered ?? Infinity);
  });
}
