import { availableParallelism, cpus, totalmem } from 'node:os';
import { locales } from '#i18n/locales.ts';
import settings from '../../package.json' with { type: 'json' };
import { median } from '../median.ts';
import type { Cost } from './build.ts';

/** What is built: a tenth of the items, all of them, one more the day after, five times as many. */
export type Stage = 'few' | 'many' | 'after' | 'most';

/** What the builds of a site have cost. */
export type Costs = Record<Stage, Cost[]>;

/** How many items there are in each language, and how often they are built. */
export interface Size {
  items: number;
  turns: number;
}

/** Seconds of a site's builds by stage, and milliseconds of one more page. */
type Times = Record<Stage | 'page' | 'latePage', number>;

function summarize(costs: Costs, items: number, what: 'time' | 'processor'): Times {
  const seconds = (stage: Stage) => median(costs[stage].map((cost) => cost[what]));
  const [few, many, after, most] = [seconds('few'), seconds('many'), seconds('after'), seconds('most')];
  const perPage = (more: number, difference: number) => (difference * 1000) / (more * locales.length);
  const page = perPage(items - Math.round(items / 10), many - few);
  return { few, many, after, most, page, latePage: perPage(items * 4, most - many) };
}

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

/**
 * Says what was found, ratios first.
 * @param bare what the builds of the bare site have cost
 * @param ours what ours have
 * @param size of the runs
 * @returns Markdown
 */
export function describeBuilding(bare: Costs, ours: Costs, { items, turns }: Size): string {
  const number = (value: number) => value.toLocaleString('en-GB');
  const times = [bare, ours].flatMap((costs) =>
    (['time', 'processor'] as const).map((what) => summarize(costs, items, what)),
  );
  const [bareTime, bareProcessor, ourTime, ourProcessor] = times as [Times, Times, Times, Times];
  const memory = (costs: Costs) => median(costs.many.map((cost) => cost.memory));
  const ratios = (pick: (times: Times) => number) => [
    (pick(ourTime) / pick(bareTime)).toFixed(1),
    (pick(ourProcessor) / pick(bareProcessor)).toFixed(1),
  ];
  const growth = ({ page, latePage }: Times) => (latePage / page).toFixed(2);
  const absolute = (name: string, pick: (times: Times) => number, unit: string) =>
    row(name, ...times.map((each) => `${pick(each).toFixed(1)} ${unit}`));

  return `# Building

${number(items)} news items in each language, of about 400 words, made from a seed, beside a bare Astro site of the same
Markdown: one collection, one template. They share six pictures, which were encoded before: that is not what is
measured. Both sites are built in turns; medians of ${turns}, and five times as many items once. Processor time counts every
core. The content doctor, which runs before our build, is not part of it.

${row('ours, times the bare site', 'time', 'processor time', 'wanted')}
|---|---|---|---|
${row('one more page, nothing kept', ...ratios(({ page }) => page), '15 at most')}
${row('the whole build the day after, one item more', ...ratios(({ after }) => after), '5 at most')}
${row('the most memory', (memory(ours) / memory(bare)).toFixed(1), '', '2.5 at most')}
${row(`one more page beyond ${number(items)} items, times one before, ours alone`, growth(ourTime), growth(ourProcessor), '1.3 at most')}

${row('', 'bare, time', 'bare, processor', 'ours, time', 'ours, processor')}
|---|---|---|---|---|
${absolute(`${number(Math.round(items / 10))} items, nothing kept`, ({ few }) => few, 's')}
${absolute(`${number(items)} items, nothing kept`, ({ many }) => many, 's')}
${absolute(`${number(items + 1)} items, the day after`, ({ after }) => after, 's')}
${absolute(`${number(items * 5)} items, nothing kept`, ({ most }) => most, 's')}
${absolute('one more page', ({ page }) => page, 'ms')}
${absolute(`one more page beyond ${number(items)} items`, ({ latePage }) => latePage, 'ms')}

Most of a further page is Brotli, at the level below its highest: 17 ms of one core. The first level that is quick
takes 2 ms and makes pages 7 % heavier, for every visitor. The day after most is Astro’s own: it renders every page
again. Its experimental incremental build would spare a third; but a page’s key would have to name all that the page
shows, its neighbours and the testimonials included, and what was forgotten would stay as it was without a word.

The most memory: ${Math.round(memory(bare))} and ${Math.round(memory(ours))} MB. Measured on ${cpus()[0]?.model ?? 'an unknown processor'}, ${availableParallelism()} cores,
${Math.round(totalmem() / 2 ** 30)} GB, with Node ${process.versions.node} and Astro ${settings.dependencies.astro}.
`;
}
