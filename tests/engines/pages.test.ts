import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagesOf } from '#tests/fixtures/pages.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { kindsOfVisits } from '#tests/e2e/language/visits.ts';
import { dist } from '#tests/support/folders.ts';
import { findOverflow } from '#tests/support/overflow.ts';
import { start } from '#tests/support/server-process.ts';
import { inEveryEngine } from './support/engine-test.ts';
import type { Visitor } from './support/visitor.ts';

const sizes = [
  [390, 844],
  [1280, 800],
] as const;

/** Where to put a picture of every page in every size, to be looked at: `PICTURES=/tmp/seen npm run test:engines`. */
const pictures = process.env['PICTURES'];

/** The pictures that came but cannot be shown. Runs in the page. */
const findBroken = () =>
  [...document.images].filter((image) => image.complete && !image.naturalWidth).map(({ src }) => src);

/** Looks at pages in every size, and tells what is wrong with them. */
async function look(visitor: Visitor, site: string, paths: string[], album: string): Promise<string[]> {
  const faults = [];
  for (const [width, height] of sizes) {
    await visitor.resize(width, height);
    for (const path of paths) {
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

inEveryEngine(({ name, visit }) => {
  for (const scheme of ['light', 'dark']) {
    test(`every kind of page is whole, on a phone and on a desktop, in a ${scheme} room`, async () => {
      await using server = await start(dist);
      await using visitor = await visit({ dark: scheme === 'dark' });
      const paths = kindsOfVisits.map(({ path }) => path);
      expect(await look(visitor, server.url, paths, `${name}-${scheme}`)).toEqual([]);
      expect(visitor.complaints).toEqual([]);
    });
  }

  test('so are the longest and the shortest', async () => {
    await using server = await start(siteFolder('full'));
    await using visitor = await visit();
    const paths = pagesOf('full').map(({ path }) => path);
    expect(await look(visitor, server.url, paths, `${name}-full`)).toEqual([]);
    expect(visitor.complaints).toEqual([]);
  });
});
