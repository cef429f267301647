/*
  `npm run bench` measures building and serving, `npm run bench -- serving` one of them. `npm run bench -- building
  --items 200` is a quick look with fewer items per language, which is not worth keeping.
*/
import { parseArgs } from 'node:util';
import { benchBuilding } from './building.ts';
import { benchServing } from './serving.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { items: { type: 'string', default: '1000' } },
});
const items = Number(values.items);
if (!Number.isInteger(items) || items < 10)
  throw new Error(`--items is "${values.items}", want a whole number from 10.`);

const benches: Record<string, () => Promise<void>> = {
  building: () => benchBuilding(items, { keep: values.items === '1000' }),
  serving: benchServing,
};
const unknown = positionals.find((name) => !Object.hasOwn(benches, name));
if (unknown) throw new Error(`There is no bench "${unknown}", want ${Object.keys(benches).join(' or ')}.`);
for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length === 0 || positionals.includes(name)) await bench();
}
