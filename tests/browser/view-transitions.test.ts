import type { Page } from '@playwright/test';
import { itemRoute, routes } from '#site/routes.ts';
import { keepsPages } from './support/keeps-pages.ts';
import { expect, test } from './support/test.ts';

test.use(keepsPages);

const item = itemRoute('projects', 'item-005');

/** Records on each page which parts of its view transition are animated, or `none`. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as PageRevealEvent;
      const find = async () => {
        if (!viewTransition) return ['none'];
        await viewTransition.ready;
        return document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || [])
          .flatMap((name) => /^::view-transition-(.+)$/.exec(name)?.[1] ?? [])
          .sort();
      };
      Object.assign(window, { animated: find().catch(String) });
    });
  });

async function expectTransition(page: Page, path: string, parts: string[]): Promise<void> {
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => (window as { animated?: Promise<string[]> }).animated))
    .toEqual(parts);
}

test('view transition: only the picture of the next page moves, and on the way back', async ({ page }) => {
  const picture = ['new(cover)'];
  await recordTransitions(page);
  await page.goto(routes.portfolio);
  await page.getByRole('main').locator(`.tile a[href="${item}"]`).click();
  await expectTransition(page, item, picture);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expectTransition(page, routes.portfolio, picture);
});

test('view transition: there is none with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordTransitions(page);
  await page.goto(routes.portfolio);
  await page.getByRole('main').locator(`.tile a[href="${item}"]`).click();
  await expectTransition(page, item, ['none']);
});
