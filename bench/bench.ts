/*
  `npm run bench` measures the pages, a visit, serving and building, `npm run bench -- serving` one of them, and renews
  what `bench/results.md` says of it. `npm run bench -- building --items 200 --turns 1` has fewer items in each language,
  fewer times.
*/
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { benchBuilding } from './building.ts';
import { benchPages } from './pages.ts';
import { renewResults } from './results.ts';
import { benchServing } from './serving.ts';
import { benchVisit } from './visit.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { items: { type: 'string', default: '1000' }, turns: { type: 'string', default: '3' } },
});

function wholeNumber(name: keyof typeof values, minimum: number): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= minimum) return value;
  throw new Error(`--${name} is "${values[name]}", want a whole number from ${minimum}.`);
}

/** As many as a small company has news of, and what a large one has. */
const few = 14;
const items = wholeNumber('items', few + 1);
const turns = wholeNumber('turns', 1);

const benches: Record<string, () => Promise<string | undefined>> = {
  pages: async () => (await benchPages(3)).text,
  visit: benchVisit,
  serving: benchServing,
  building: () => benchBuilding({ counts: [few, items, items * 5], turns }),
};
const unknown = positionals.find((name) => !Object.hasOwn(benches, name));
if (unknown) throw new Error(`There is no bench "${unknown}", want ${Object.keys(benches).join(' or ')}.`);
const asked = positionals.length > 0 ? positionals : Object.keys(benches);

const measure = async (bench: () => Promise<string | undefined>) => {
  const text = await bench();
  if (!text) return;
  console.log(text);
  await renewResults(text);
};

/** What one part leaves in memory kept a core busy while the next was measured. */
const measureAlone = (name: string) => {
  const own = [import.meta.filename, name, '--items', values.items, '--turns', values.turns];
  execFileSync(process.execPath, own, { stdio: 'inherit' });
};

for (const name of asked) {
  const bench = benches[name];
  if (bench && asked.length === 1) await measure(bench);
  else measureAlone(name);
}
