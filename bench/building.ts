import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#tests/support/folders.ts';
import { build, type Cost } from './building/build.ts';
import { fill, makeBareSite, makeOwnSite, type Site } from './building/sites.ts';
import { describeBuilding, type Costs, type Size, type Stage } from './building/table.ts';

interface Contestant {
  site: Site;
  costs: Costs;
}

const enter = (site: Site): Contestant => ({ site, costs: { few: [], many: [], after: [], most: [] } });

async function run({ site, costs }: Contestant, stage: Stage, items: number): Promise<void> {
  await fill(site, items);
  const cost: Cost = await build(site, { cold: stage !== 'after' });
  costs[stage].push(cost);
  const { time, processor, memory } = cost;
  console.log(
    `${site.name}, ${items} items, ${stage}: ${time.toFixed(1)} s, ${processor.toFixed(1)} s of processor time, ${Math.round(memory)} MB`,
  );
}

/**
 * Measures what one more page costs a build, and the day after, beside a bare Astro site of the same Markdown, in turns
 * on this machine; says what was found and writes it to `bench/building.md`.
 * @param size how many items there are in each language, and how often they are built; five times as many are built once
 * @throws {Error} when a build fails
 */
export async function benchBuilding({ items, turns }: Size): Promise<void> {
  const bare = enter(await makeBareSite());
  const ours = enter(await makeOwnSite());
  // One after the other, so that a busy minute of the machine meets both.
  const both = async (stage: Stage, count: number) => {
    await run(bare, stage, count);
    await run(ours, stage, count);
  };
  // The pictures are encoded before anything is measured.
  await fill(ours.site, 1);
  await build(ours.site, { cold: false });
  for (let turn = 0; turn < turns; turn += 1) {
    await both('few', Math.round(items / 10));
    await both('many', items);
    await both('after', items + 1);
  }
  await both('most', items * 5);
  const table = describeBuilding(bare.costs, ours.costs, { items, turns });
  console.log(table);
  await writeFile(join(root, 'bench/building.md'), table);
}
