import type { Page } from '@playwright/test';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { texts } from '#tests/support/texts.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { kindsOfVisits, notFoundMessage } from '#tests/e2e/language/visits.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: notFoundMessage });

/** More stops than any page has. */
const longestWalk = 200;

/** Where the keyboard is: what stands there, whether it shows and whether something lies over it. */
const lookAtFocus = (page: Page) =>
  page.evaluate(async () => {
    const { activeElement: active } = document;
    if (!(active instanceof HTMLElement) || active === document.body) return undefined;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

    const whole = active.closest('label') ?? active;
    const around: Element[] = [];
    for (let part: Element | null = whole; part; part = part.parentElement) around.push(part);
    const parts = [...around, ...whole.querySelectorAll('*')];
    const look = () =>
      parts
        .map((part) => getComputedStyle(part))
        .map(
          ({ outline, outlineStyle, boxShadow }) => `${outlineStyle === 'none' ? '' : outline} ${boxShadow}`,
        )
        .join('|');
    const [box] = active.getClientRects();
    const above = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const covered = !above || !(whole.contains(above) || above.contains(whole));
    const focused = look();
    active.blur();
    const shows = look() !== focused;
    active.focus({ preventScroll: true });
    return { name: active.outerHTML.slice(0, 160), shows, covered };
  });

async function walk(page: Page) {
  const stops: NonNullable<Awaited<ReturnType<typeof lookAtFocus>>>[] = [];
  while (stops.length < longestWalk) {
    await page.keyboard.press('Tab');
    const stop = await lookAtFocus(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

for (const { code, name } of locales) {
  test(`the first stop of a keyboard leads a reader of ${name} past the menu`, async ({ page }) => {
    await page.goto(localizePath(code, routes.about));
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: texts[code].main.skipLink });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toBeVisible();
  });
}

for (const { path, locale } of kindsOfVisits.filter((visit) => visit.locale === defaultLocale)) {
  test(`a reader who walks through ${path} with the keyboard always sees where they are`, async ({
    page,
  }) => {
    await page.goto(path);
    const stops = await walk(page);
    const links = texts[locale].main.navbar.items.length + texts[locale].services['services-items'].length;
    expect(stops.length, 'stops').toBeGreaterThan(links);
    expect(stops.length, 'stops').toBeLessThan(longestWalk);
    expect(
      stops.filter(({ shows }) => !shows).map(({ name }) => name),
      'focus not shown',
    ).toEqual([]);
    expect(
      stops.filter(({ covered }) => covered).map(({ name }) => name),
      'focus covered',
    ).toEqual([]);
  });
}
