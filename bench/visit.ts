import { dist } from '#tests/support/folders.ts';
import { load } from './machine.ts';
import { serveSite } from './servers/site-server.ts';
import { measureTouch, touches } from './visit/interactions.ts';
import { makeJourney, rests, type Journey, type Way } from './visit/journey.ts';
import { missingPrograms, startScreen } from './visit/screen.ts';
import { describeVisit, type Contestant, type Response } from './visit/table.ts';

/** How often the visit is made in each way, and each thing touched. */
const turns = { visit: 7, touch: 7 };

const looked = { rest: rests.long, flags: [] };

/** In the order of the table: ours first, then what it is measured against. */
const ways: Record<Contestant['name'], Way> = {
  prepared: { ...looked, offer: 'whole' },
  'not prepared': { ...looked, offer: 'unprepared' },
  'nearly empty, prepared': { ...looked, offer: 'nearly empty' },
  'less motion': { ...looked, offer: 'whole', flags: ['--force-prefers-reduced-motion'] },
  'in a hurry': { ...looked, offer: 'whole', rest: rests.short },
};

async function makeJourneys(): Promise<{ contestants: Contestant[]; ahead: string[] }> {
  await using screen = await startScreen();
  const contestants = Object.entries(ways).map(([name, way]) => ({
    name: name as Contestant['name'],
    way,
    journeys: [] as Journey[],
  }));
  // In turns, so that a busy minute of the machine meets all, and each comes first as often.
  for (let turn = 0; turn < turns.visit; turn += 1) {
    const first = turn % contestants.length;
    for (const { way, journeys } of [...contestants.slice(first), ...contestants.slice(0, first)]) {
      journeys.push(await makeJourney(screen, way));
    }
    const times = contestants.map(
      ({ name, journeys }) => `${name} ${Math.round(journeys.at(-1)?.next ?? 0)} ms`,
    );
    console.log(`visit ${turn + 1}: ${times.join(', ')}`);
  }
  // Long enough for all that a prepared page might begin before it is seen.
  const { ahead } = await makeJourney(screen, { ...ways.prepared, rest: 5000 });
  return { contestants, ahead };
}

async function touchAll(): Promise<Response[]> {
  await using site = await serveSite(dist);
  const responses = [undefined, ...touches].map((touched): Response => ({ touched, first: [], second: [] }));
  for (let turn = 0; turn < turns.touch; turn += 1) {
    for (const { touched, first, second } of responses) {
      const [one = Number.NaN, two = Number.NaN] = await measureTouch(site.origin, touched);
      first.push(one);
      second.push(two);
    }
    console.log(`touches ${turn + 1}: ${responses.map(({ first }) => first.at(-1)).join(', ')} ms`);
  }
  return responses;
}

/**
 * Measures a visit: the next page that is prepared under the pointer beside the same site that prepares none, going
 * back, and how soon a slow phone answers a finger.
 * @returns what was found, as Markdown; nothing where a program is missing
 * @throws {Error} when a page does not do what a visitor expects
 */
export async function benchVisit(): Promise<string | undefined> {
  const missing = missingPrograms();
  if (missing.length > 0) {
    console.log(
      `The visit is left out: ${missing.join(' and ')} missing, "apt-get install xvfb xdotool" brings them.`,
    );
    return undefined;
  }
  const loads = [load()];
  const { contestants, ahead } = await makeJourneys();
  const responses = await touchAll();
  return describeVisit(contestants, ahead, responses, [...loads, load()]);
}
