import { build } from './building/build.ts';
import { fill, makeBareSite, makeOwnSite, type Site } from './building/sites.ts';
import { describeBuilding, type Costs, type Size, type Stage } from './building/table.ts';
import { load } from './machine.ts';

interface Contestant {
  site: Site;
  costs: Costs;
}

const enter = (site: Site, { counts }: Size): Contestant => ({
  site,
  costs: new Map(counts.map((count) => [count, { cold: [], after: [] }])),
});

async function run({ site, costs }: Contestant, stage: Stage, count: number): Promise<void> {
  const items = stage === 'cold' ? count : count + 1;
  await fill(site, items);
  const cost = await build(site, { cold: stage === 'cold' });
  costs.get(count)?.[stage].push(cost);
  const { time, processor, memory } = cost;
  console.log(
    `${site.name}, ${items} items, ${stage}: ${time.toFixed(1)} s, ${processor.toFixed(1)} s of processor time, ${Math.round(memory)} MB`,
  );
}

/**
 * Measures what a build costs with nothing kept and the day after, beside a bare Astro site of the same Markdown, in
 * turns on this machine.
 * @param size how many items there are in each language, and how often they are built; the largest number once
 * @returns what was found, as Markdown
 * @throws {Error} when a build fails
 */
export async function benchBuilding(size: Size): Promise<string> {
  const loads = [load()];
  const bare = enter(await makeBareSite(), size);
  const ours = enter(await makeOwnSite(), size);
  // The pictures are encoded before anything is measured.
  await fill(ours.site, 1);
  await build(ours.site, { cold: false });
  for (let turn = 0; turn < size.turns; turn += 1) {
    for (const count of turn === 0 ? size.counts : size.counts.slice(0, -1)) {
      // One after the other, so that a busy minute of the machine meets both.
      for (const stage of ['cold', 'after'] as const) {
        await run(bare, stage, count);
        await run(ours, stage, count);
      }
    }
  }
  return describeBuilding(bare.costs, ours.costs, size, [...loads, load()]);
}
