/*
  `npm run bench` measures building, serving and a visit, `npm run bench -- serving` one of them. `npm run bench -- building
  --items 200 --turns 1` is a quick look, with fewer items in each language, fewer times.
*/
import { parseArgs } from 'node:util';
import { benchBuilding } from './building.ts';
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

const size = { items: wholeNumber('items', 10), turns: wholeNumber('turns', 1) };

const benches: Record<string, () => Promise<void>> = {
  building: () => benchBuilding(size),
  serving: benchServing,
  visit: benchVisit,
};
const unknown = positionals.find((name) => !Object.hasOwn(benches, name));
if (unknown) throw new Error(`There is no bench "${unknown}", want ${Object.keys(benches).join(' or ')}.`);
for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length === 0 || positionals.includes(name)) await bench();
}
