import { locales } from '#i18n/locales.ts';
import settings from '../../package.json' with { type: 'json' };
import { describeMachine } from '../machine.ts';
import { median } from '../median.ts';
import type { Cost } from './build.ts';

/** What is built: everything anew, or one item more the day after. */
export type Stage = 'cold' | 'after';

/** What the builds of a site have cost, by the number of its items in each language. */
export type Costs = ReadonlyMap<number, Record<Stage, Cost[]>>;

/** How many items there are in each language, from few to many, and how often they are built. */
export interface Size {
  counts: readonly [few: number, many: number, most: number];
  turns: number;
}

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
const number = (value: number) => value.toLocaleString('en-GB');

/** What all builds of one kind have cost, in the middle. */
const typical = (costs: Costs, count: number, stage: Stage, what: keyof Cost) =>
  median((costs.get(count)?.[stage] ?? []).map((cost) => cost[what]));

/** What one more page costs between two numbers of items, in milliseconds. */
function pageCost(costs: Costs, fewer: number, more: number, what: 'time' | 'processor'): number {
  const difference = typical(costs, more, 'cold', what) - typical(costs, fewer, 'cold', what);
  return (difference * 1000) / ((more - fewer) * locales.length);
}

/**
 * Says what was found, ratios first.
 * @param bare what the builds of the bare site have cost
 * @param ours what ours have
 * @param size of the runs
 * @param loads the machine's, at the start and at the end
 * @returns Markdown
 */
export function describeBuilding(bare: Costs, ours: Costs, { counts, turns }: Size, loads: number[]): string {
  const [few, many, most] = counts;
  const stages = counts.flatMap((count) => [
    { name: `${number(count)} items, nothing kept`, count, stage: 'cold' as const },
    { name: `${number(count + 1)} items, the day after`, count, stage: 'after' as const },
  ]);
  const whats = ['time', 'processor', 'memory'] as const;
  const ratios = (count: number, stage: Stage) =>
    whats.map((what) => (typical(ours, count, stage, what) / typical(bare, count, stage, what)).toFixed(1));
  const pages = ([one, other]: readonly [number, number]) =>
    (['time', 'processor'] as const).map((what) =>
      (pageCost(ours, one, other, what) / pageCost(bare, one, other, what)).toFixed(1),
    );
  const growth = (what: 'time' | 'processor') =>
    (pageCost(ours, many, most, what) / pageCost(ours, few, many, what)).toFixed(2);
  const absolute = (costs: Costs, count: number, stage: Stage) => [
    `${typical(costs, count, stage, 'time').toFixed(1)} s`,
    `${typical(costs, count, stage, 'processor').toFixed(1)} s`,
    `${Math.round(typical(costs, count, stage, 'memory'))} MB`,
  ];
  const perPage = (costs: Costs, one: number, other: number) =>
    (['time', 'processor'] as const).map((what) => `${pageCost(costs, one, other, what).toFixed(1)} ms`);

  return `## Building

News items in each language, of about 400 words, made from a seed, beside a bare Astro site of the same Markdown: one
collection, one template. They share six pictures, which were encoded before: that is not what is measured. Both sites
are built in turns; medians of ${turns}, the largest number once. Processor time counts every core. The content doctor,
which runs before our build, is not part of it.

${row('ours, times the bare site', 'time', 'processor time', 'memory', 'wanted')}
|---|---|---|---|---|
${stages.map(({ name, count, stage }) => row(name, ...ratios(count, stage), stage === 'after' && count === many ? 'time 5 at most, memory 2.5' : '')).join('\n')}
${row(`one more page, nothing kept, up to ${number(many)} items`, ...pages([few, many]), '', '15 at most')}
${row(`one more page beyond ${number(many)} items, times one before, ours alone`, growth('time'), growth('processor'), '', '1.3 at most')}

${row('', 'bare, time', 'processor', 'memory', 'ours, time', 'processor', 'memory')}
|---|---|---|---|---|---|---|
${stages.map(({ name, count, stage }) => row(name, ...absolute(bare, count, stage), ...absolute(ours, count, stage))).join('\n')}
${row(`one more page, up to ${number(many)} items`, ...perPage(bare, few, many), '', ...perPage(ours, few, many), '')}
${row('one more page beyond', ...perPage(bare, many, most), '', ...perPage(ours, many, most), '')}

A further page costs processor time, by a profile of November 2026 with 300 items in each language, nothing kept: its card about half
(a cover cut to size 18 ms, the drawing, a JPEG at 23 ms for each quality that is tried), Brotli at the level below its highest a
quarter (42 ms the page, 4 ms its twin in Markdown), rendering, its policy and its twin the rest. A card is drawn once, and
again only when what it shows has changed; the first level of Brotli that is quick takes 2 ms and makes pages 7 %
heavier, for every visitor. The renderer of cards had each cover written as JSON in vain, a number a byte: no longer.
Cards waited for each other; with eight in work at a time, 150 items in each language take 58 s instead of 89. Each page
of a list read all items of both languages anew, 180 ms with 2,000 of them, which grew with their square: no longer. The
day after most is Astro’s own: it renders every page again. Its experimental incremental build would spare a third; but
a page’s key would have to name all that the page shows, its neighbours and the testimonials included, and what was
forgotten would stay as it was without a word.

${describeMachine(loads, `Astro ${settings.dependencies.astro}`)}
`;
}
