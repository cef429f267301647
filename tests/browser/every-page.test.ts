import { globSync } from 'node:fs';
import { sep } from 'node:path';
import { dist } from '#tests/support/folders.ts';
import { findCutWords, findHidden } from '#tests/support/visibility.ts';
import { serveSite } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

const widths = [320, 360, 390, 412, 600, 768, 1024, 1280, 1366, 1440, 1536, 1680, 1920, 2560];

/**
 * Titles of openings that are cut: place, narrowest and widest screen, and reason. A row that no longer finds anything
 * fails: then take it off.
 */
const carried = [
  ['h1 in item-header', 320, 390, 'One word in large letters is wider than a small phone.'],
  [
    'h1 in item-header',
    1024,
    2560,
    'The letters grow with the screen, but not the column beside the picture.',
  ],
  ['h1 in header', 320, 412, 'One word in large letters is wider than a phone.'],
  ['h1 in header', 1024, 2560, 'The title leaves room for the drawing, so a line holds nine wide letters.'],
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: /status of 404/ });

test('every page: its texts are readable and whole', { tag: '@nightly' }, async ({ page }) => {
  test.setTimeout(900_000);
  await using site = await serveSite(dist);
  const files = globSync('**/*.html', { cwd: dist }).filter((file) => !file.startsWith('admin'));
  expect(files.length).toBeGreaterThan(0);
  const unused = new Set<unknown>(carried);
  for (const file of files) {
    const path = `/${file.replaceAll(sep, '/').replace(/(?:index)?\.html$/, '')}`;
    await page.goto(site.url + path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const faults: unknown[] = await findHidden(page);
      for (const cut of await findCutWords(page)) {
        const row = carried.find(([place, from, to]) => place === cut.place && from <= width && width <= to);
        if (row) unused.delete(row);
        else faults.push(cut);
      }
      expect.soft(faults, `${path} at ${width} px`).toEqual([]);
    }
  }
  // A page that stays open asks for the server when it has ended.
  await page.goto('about:blank');
  expect.soft([...unused], 'rows that find nothing').toEqual([]);
});
