import { expect, test } from 'vitest';
import { pagesOf } from '#tests/fixtures/pages.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import { routes } from '#site/routes.ts';
import { findOverflow } from '#tests/support/overflow.ts';
import { start } from '#tests/support/server-process.ts';
import { inEveryEngine } from './support/engine-test.ts';

/** The buttons of the bar that a reader cannot see whole, or on which nothing shows. Runs in the page. */
const findLostButtons = () =>
  [...document.querySelectorAll('.bar :is(.toggle, summary)')]
    .filter((button) => button.checkVisibility())
    .filter((button) => {
      const { left, right } = button.getBoundingClientRect();
      const icon = button.querySelector('svg')?.getBoundingClientRect().width ?? 0;
      return left < 0 || right > document.documentElement.clientWidth || icon < 16;
    })
    .map(({ className, localName }) => `lost: ${localName} ${className}`);

inEveryEngine(
  ({ visit }) => {
    for (const [textSize, widths] of [
      [20, [320]],
      [32, [390, 800, 1000, 1280]],
    ] as const) {
      test(`who has set text of ${textSize} pixels misses nothing, and never scrolls sideways`, async () => {
        await using server = await start(siteFolder('full'));
        await using visitor = await visit({ textSize });
        const faults = [];
        for (const { path, route } of pagesOf('full')) {
          if (!Object.values<string>(routes).includes(route)) continue;
          await visitor.open(server.url + path);
          for (const width of widths) {
            await visitor.resize(width, 800);
            const found = [...(await visitor.ask(findOverflow)), ...(await visitor.ask(findLostButtons))];
            faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
          }
        }
        expect(faults).toEqual([]);
      });
    }

    test('who has set colours of their own tells the chosen filter from the others', async () => {
      await using server = await start(siteFolder('full'));
      await using visitor = await visit({ forcedColours: true });
      await visitor.open(server.url + routes.portfolio);
      expect(await visitor.ask(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
      const [chosen, other] = await visitor.ask(() =>
        ['[aria-current]', ':not([aria-current])'].map((which) => {
          const link = document.querySelector(`.links a${which}`);
          return link && getComputedStyle(link).backgroundColor;
        }),
      );
      expect(chosen).toBeTruthy();
      expect(chosen).not.toBe(other);
    });
  },
  ['Firefox'],
);
