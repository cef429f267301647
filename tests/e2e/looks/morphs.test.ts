import type { Page } from '@playwright/test';
import { serviceIds } from '#content/schemas/shared.ts';
import { itemRoute, routes } from '#site/routes.ts';
import { keepsPages } from '#tests/e2e/support/keeps-pages.ts';
import { expect, test } from './looks-test.ts';

test.use(keepsPages);

/** A list, a page that it leads to, and what turns from one into the other. */
const ways = [
  { from: routes.portfolio, to: itemRoute('projects', 'item-005'), parts: ['cover', 'title'] },
  { from: routes.news, to: itemRoute('news', 'item-006'), parts: ['cover', 'title'] },
  { from: routes.services, to: itemRoute('services', serviceIds[4] ?? ''), parts: ['title'] },
  { from: routes.home, to: itemRoute('services', serviceIds[1] ?? ''), parts: ['title'] },
];

/** Has each page keep what moves on its arrival: that which has a name there and on the page before. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as PageRevealEvent;
      const find = async () => {
        if (!viewTransition) return ['nothing'];
        await viewTransition.ready;
        return document
          .getAnimations()
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
          .flatMap((name) => /^::view-transition-group\((.+)\)$/.exec(name || '')?.[1] ?? []);
      };
      Object.assign(window, { moved: find().catch(String) });
    });
  });

/** Looks until a page has arrived with what should move. */
async function expectMoved(page: Page, path: string, parts: string[]): Promise<void> {
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => (window as { moved?: Promise<string[]> }).moved))
    .toEqual(expect.arrayContaining(parts));
}

for (const { from, to, parts } of ways) {
  for (const by of ['pointer', 'keyboard']) {
    test(`by ${by}, ${parts.join(' and ')} of a card in ${from} come along to ${to} and back`, async ({
      page,
      open,
    }) => {
      await watch(page);
      await open({ site: 'full', path: from });
      const cards = page.getByRole('main').locator('.card');
      const link = cards.locator(`a[href="${to}"]`);
      // Where the pointer rests has no say in what the keyboard does.
      await cards.first().hover();
      if (by === 'pointer') await link.click();
      else await link.press('Enter');
      await expectMoved(page, to, parts);
      await page.evaluate(() => {
        setTimeout(() => {
          history.back();
        });
      });
      await expectMoved(page, from, parts);
    });
  }
}

test('where a reader wants no motion, nothing moves from page to page', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watch(page);
  await open({ site: 'full', path: routes.services });
  const to = itemRoute('services', serviceIds[0] ?? '');
  await page.getByRole('main').locator(`a[href="${to}"]`).click();
  await expectMoved(page, to, ['nothing']);
});

test('a page takes a click while parts still move into it', async ({ page, open }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      void (event as PageRevealEvent).viewTransition?.ready.then(() => {
        for (const animation of document.getAnimations()) animation.pause();
        document.documentElement.dataset['stopped'] = '';
      });
    });
  });
  await open({ site: 'full', path: routes.portfolio });
  await page.getByRole('main').locator('.card a').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-stopped');
  const link = page.getByRole('main').getByRole('link').last();
  const address = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(`**${address}`, { waitUntil: 'commit' });
});
