import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { siteFolder } from '#tests/fixtures/sites.ts';

const home = readFileSync(join(siteFolder('full'), 'index.html'), 'utf8');

/** The file of the main script, which the script in the head loads. */
export const mainScript = new RegExp(/(?<=data-src=")[^"]+/.exec(home)?.[0] ?? 'data-src');

/** Waits until the page's own script has run, which comes after the first paint. */
export const scriptsRun = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-connection', /^(?:on|off)line$/);

/** Waits until an island is hydrated. */
export const hydrated = (page: Page, name: string) =>
  expect(page.locator(`astro-island[component-export="${name}"]:not([ssr])`)).toHaveCount(1);

/** Waits until what was drawn last is on the screen, and has been reported to observers. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** Makes a property of a browser API throw, as where storage is blocked. */
export const refuse = (page: Page, owner: 'Document' | 'Window', property: string) =>
  page.addInitScript(
    ([owner, property]) => {
      const refused = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      const target = owner === 'Window' ? window : Document.prototype;
      Object.defineProperty(target, property, { get: refused, set: refused });
    },
    [owner, property] as const,
  );
