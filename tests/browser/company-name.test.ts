import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { company } from '#company';
import { routes } from '#site/routes.ts';
import { startDevServer } from '#tests/support/dev-server.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { findHidden } from '#tests/support/visibility.ts';
import { expect, test } from './support/test.ts';

const names = [
  'Kei',
  'Jansen & Wijngaarden',
  'Rotterdamsewebwerkplaats',
  'Fysiotherapie Noordwerk Groningen-Noord',
];

/**
 * The words in a drawing, how far from its edges they begin and end, in widths of the drawing, and how far
 * their widths in the font are from those that the drawing is made for, without letter-spacing.
 */
const readDrawing = (page: Page, selector: string) =>
  page.locator(selector).evaluate((drawing) => {
    const box = drawing.getBoundingClientRect();
    const texts = [...drawing.querySelectorAll('text')];
    const edges = texts.map((text) => text.getBoundingClientRect());
    const errors = texts.map((text) => {
      const spacing = 0.04 * parseFloat(getComputedStyle(text).fontSize) * (text.getNumberOfChars() - 1);
      return text.getComputedTextLength() / (text.textLength.baseVal.value + spacing) - 1;
    });
    return {
      words: texts.map(({ textContent }) => textContent.trim()).join(' '),
      before: (Math.min(...edges.map(({ left }) => left)) - box.left) / box.width,
      after: (box.right - Math.max(...edges.map(({ right }) => right))) / box.width,
      error: Math.max(...errors.map(Math.abs)),
    };
  });

test('company name: short and long ones fit bar and footer', { tag: '@nightly' }, async ({ page }) => {
  const folder = await copyProject('company-name', { content: true });
  const file = join(folder, 'src/company/company.json');
  const facts = await readFile(file, 'utf8');
  for (const name of names) {
    await writeFile(file, facts.replace(`"name": "${company.name}"`, `"name": "${name}"`));
    await using server = await startDevServer(folder);
    await page.goto(server.url + routes.privacy);
    await expect(page.locator('[data-copyright]')).toContainText(name);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findHidden(page), `${name} at ${width} px`).toEqual([]);
      for (const selector of ['.logo > svg', '.wordmark > svg:first-child']) {
        const { words, before, after, error } = await readDrawing(page, selector);
        const place = `${selector} with ${name} at ${width} px`;
        expect.soft(words, place).toBe(name);
        // Kerning isn't counted.
        expect.soft(error, place).toBeLessThan(0.03);
        // The boxes of the outer letters are wider than the letters.
        expect.soft(before, place).toBeGreaterThan(-0.06);
        expect.soft(after, place).toBeGreaterThan(-0.04);
        if (name.length > 12 && selector.startsWith('footer')) expect.soft(after, place).toBeLessThan(0.02);
      }
    }
    // A page that stays open asks for the server when it has ended.
    await page.goto('about:blank');
  }
});
