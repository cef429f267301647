import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '#tests/support/folders.ts';
import { serveSite } from './servers/site-server.ts';
import type { Contestant } from './visit/distant-server.ts';
import { measureTouch, touches } from './visit/interactions.ts';
import { makeJourney, type Journey } from './visit/journey.ts';
import { missingPrograms, startScreen } from './visit/screen.ts';
import { describeVisit, type Journeys, type Response } from './visit/table.ts';

/** How often the visit is made with each site, and each thing touched. */
const turns = { visit: 7, touch: 3 };

async function makeJourneys(): Promise<Journeys> {
  await using screen = await startScreen();
  const made: Record<Contestant, Journey[]> = { prepared: [], plain: [], 'nearly empty': [] };
  const contestants = Object.keys(made) as Contestant[];
  // In turns, so that a busy minute of the machine meets all, and each comes first as often.
  for (let turn = 0; turn < turns.visit; turn += 1) {
    const first = turn % contestants.length;
    for (const contestant of [...contestants.slice(first), ...contestants.slice(0, first)]) {
      made[contestant].push(await makeJourney(screen, contestant));
    }
    console.log(
      `visit ${turn + 1}: ${contestants.map((each) => `${each} ${Math.round(made[each].at(-1)?.next ?? 0)} ms`).join(', ')}`,
    );
  }
  // Long enough for all that a prepared page might begin before it is seen.
  const { ahead } = await makeJourney(screen, 'prepared', 5000);
  return { prepared: made.prepared, plain: made.plain, empty: made['nearly empty'], ahead };
}

async function touchAll(): Promise<Response[]> {
  await using site = await serveSite();
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
 * back, and how soon a slow phone answers a finger; says what was found and writes it to `bench/visit.md`.
 * @throws {Error} when a page does not do what a visitor expects
 */
export async function benchVisit(): Promise<void> {
  const missing = missingPrograms();
  if (missing.length > 0) {
    console.log(
      `The visit is left out: ${missing.join(' and ')} missing, "apt-get install xvfb xdotool" brings them.`,
    );
    return;
  }
  const loads = [loadavg()[0] ?? 0];
  const journeys = await makeJourneys();
  loads.push(loadavg()[0] ?? 0);
  const responses = await touchAll();
  loads.push(loadavg()[0] ?? 0);
  const table = describeVisit(journeys, responses, loads);
  console.log(table);
  await writeFile(join(root, 'bench/visit.md'), table);
}
