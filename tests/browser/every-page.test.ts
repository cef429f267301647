import { globSync } from 'node:fs';
import { sep } from 'node:path';
import type { Page } from '@playwright/test';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { dist } from '#tests/support/folders.ts';
import { findCutWords, findHidden } from '#tests/support/visibility.ts';
import { serveSite } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

const widths = [320, 360, 390, 412, 600, 768, 1024, 1280, 1366, 1440, 1536, 1680, 1920, 2560];

/** Looks at pages of a build in several widths. */
async function lookAt(page: Page, folder: string, files: string[], widths: number[], longWords = false) {
  await using site = await serveSite(folder);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const path = `/${file.replaceAll(sep, '/').replace(/(?:index)?\.html$/, '')}`;
    await page.goto(site.url + path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const faults = [...(await findHidden(page)), ...(longWords ? [] : await findCutWords(page))];
      expect.soft(faults, `${path} at ${width} px`).toEqual([]);
    }
  }
  // A page that stays open asks for the server when it has ended.
  await page.goto('about:blank');
}

const pagesIn = (folder: string) =>
  globSync('**/*.html', { cwd: folder }).filter((file) => !file.startsWith('admin'));

test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: /status of 404/ });

test('every page: its texts are readable and whole', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(900_000);
  await lookAt(page, dist, pagesIn(dist), widths);
});

test('another company: its Dutch and German are readable and whole on a page of each kind', async ({
  page,
}) => {
  const folder = siteFolder('other');
  const kindOf = (file: string) => file.replace(/(?<=(?:news|services)\/).*/, '');
  const own = pagesIn(folder).filter((file) => !file.startsWith('en'));
  const files = [...new Map(own.map((file) => [kindOf(file), file])).values()];
  // Its items have words that no page can hold.
  await lookAt(page, folder, files, [320, 1440], true);
});
