import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { pagesOf } from '#tests/fixtures/pages.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { unknownPages, type Visit } from '#tests/e2e/language/visits.ts';
import { findOverflow } from '#tests/support/overflow.ts';
import { start } from '#tests/support/server-process.ts';
import { inEveryEngine } from './support/engine-test.ts';
import type { Visitor } from './support/visitor.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/** Where to put a picture of every page in every size, to be looked at: `PICTURES=/tmp/seen npm run test:engines`. */
const pictures = process.env['PICTURES'];

/** The pictures that came but cannot be shown. Runs in the page. */
const findBroken = () =>
  [...document.images].filter((image) => image.complete && !image.naturalWidth).map(({ src }) => src);

/**
 * Looks at pages in every size, each language in one of them, and tells what is wrong with them.
 * @param turn another one has the languages in the sizes in which they were not
 */
async function look(
  visitor: Visitor,
  site: string,
  pages: Pick<Visit, 'path' | 'locale'>[],
  turn: number,
  album: string,
) {
  const faults: string[] = [];
  for (const [place, { code }] of locales.entries()) {
    const { width, height } = sizes[(place + turn) % sizes.length] ?? sizes[0];
    await visitor.resize(width, height);
    for (const { path } of pages.filter(({ locale }) => locale === code)) {
      await visitor.open(site + path);
      const found = [...(await visitor.ask(findOverflow)), ...(await visitor.ask(findBroken))];
      faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
      if (pictures)
        writeFileSync(
          join(pictures, `${album}-${path}-${width}.png`.replaceAll('/', '_')),
          await visitor.picture(),
        );
    }
  }
  return faults;
}

if (pictures) mkdirSync(pictures, { recursive: true });

// Every two of language, size and colours meet.
inEveryEngine(({ name, visit }) => {
  for (const [turn, scheme] of ['light', 'dark'].entries()) {
    test(`every kind of page is whole, with the most and the least that it can hold, in a ${scheme} room`, async () => {
      await using server = await start(siteFolder('full'));
      await using visitor = await visit({ dark: scheme === 'dark' });
      const pages = [...pagesOf('full'), ...unknownPages];
      expect(await look(visitor, server.url, pages, turn, `${name}-${scheme}`)).toEqual([]);
      expect(visitor.complaints).toEqual([]);
    });
  }
});
