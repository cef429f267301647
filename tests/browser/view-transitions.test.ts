import type { Page } from '@playwright/test';
import { serviceSlugs } from '#content/schemas.ts';
import { localizePath } from '#shared/urls.ts';
import { itemRoute, routes } from '#site/routes.ts';
import { keepsPages } from './support/keeps-pages.ts';
import { expect, test } from './support/test.ts';

test.use(keepsPages);

/** A list, a page that it links to, and how the link is followed. */
const journeys = [
  { from: routes.portfolio, to: itemRoute('projects', 'item-005'), by: 'pointer' },
  { from: routes.news, to: itemRoute('news', 'item-006'), by: 'keyboard' },
];

/** Records on each page the types of its view transition and the named elements that it animates, or `none`. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as PageRevealEvent;
      const find = async () => {
        if (!viewTransition) return ['none'];
        await viewTransition.ready;
        const ways = (viewTransition as unknown as { types: Iterable<string> }).types;
        const names = document
          .getAnimations()
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
          .flatMap((name) => /^::view-transition-group\((.+)\)$/.exec(name || '')?.[1] ?? []);
        return [...ways, ...names];
      };
      Object.assign(window, { animated: find().catch(String) });
    });
  });

async function expectTransition(page: Page, path: string, parts: string[]): Promise<void> {
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => (window as { animated?: Promise<string[]> }).animated))
    .toEqual(expect.arrayContaining(parts));
}

for (const { from, to, by } of journeys) {
  test(`view transition: a picture grows from its tile on ${from}, and back (${by})`, async ({ page }) => {
    await recordTransitions(page);
    await page.goto(from);
    const tiles = page.getByRole('main').locator('.tile');
    const link = tiles.locator(`a[href="${to}"]`);
    // The keyboard works on another tile than the one below the pointer.
    await tiles.first().hover();
    if (by === 'pointer') await link.click();
    else await link.press('Enter');
    await expectTransition(page, to, ['cover']);
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expectTransition(page, from, ['cover']);
  });
}

test('view transition: the world moves along the quay to another section, and back', async ({ page }) => {
  await recordTransitions(page);
  await page.goto(routes.services);
  // A section may have no picture.
  const parts = (await page.locator('.opening .waterline').count()) > 0 ? ['cover'] : [];
  await page.getByRole('banner').locator(`a[href="${routes.news}"]`).click();
  await expectTransition(page, routes.news, ['east', ...parts]);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expectTransition(page, routes.services, ['west', ...parts]);
});

test('view transition: a page in another language is at the same place', async ({ page }) => {
  await recordTransitions(page);
  await page.goto(routes.contact);
  await page.locator('.language > summary').click();
  await page.locator(`.language a[href="${localizePath('nl', routes.contact)}"]`).click();
  await page.waitForURL(`**${localizePath('nl', routes.contact)}`, { waitUntil: 'commit' });
  const readParts = () => page.evaluate(() => (window as { animated?: Promise<string[]> }).animated);
  await expect.poll(readParts).toEqual(expect.any(Array));
  expect(await readParts()).not.toContain('east');
});

test('view transition: there is none with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordTransitions(page);
  await page.goto(routes.services);
  const to = itemRoute('services', serviceSlugs[0] ?? '');
  await page.getByRole('main').locator(`a[href="${to}"]`).click();
  await expectTransition(page, to, ['none']);
});
