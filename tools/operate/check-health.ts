/*
  `node tools/operate/check-health.ts ORIGIN [SECONDS] [FOLDER]` waits until a host serves the build in
  FOLDER, and exits with 1 if it doesn't within SECONDS. Defaults: 30 seconds, `dist`. With `--today`, any
  build of today will do: the day in the company's time zone.
*/
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { publishDay } from '#content/publication.ts';
import { toPlainDate } from '#i18n/format.ts';
import { showHelp } from '#tools/help.ts';

showHelp(import.meta.filename);
const { values, positionals } = parseArgs({
  options: { today: { type: 'boolean' } },
  allowPositionals: true,
});
const [origin = '', seconds = '30', folder = 'dist'] = positionals;
const url = URL.parse('/_health', origin);
if (!url) {
  console.error(`"${origin}" is not an origin, expected one such as https://www.company.example.`);
  process.exit(2);
}

// Not its outbox: no release mends a mail server.
const fields = values.today ? ['day'] : ['status', 'day', 'release'];

const fetchHealth = () =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) })
    .then(async (response) => JSON.stringify(await response.json(), fields))
    .catch((error: Error) => String(error.cause ?? error));

const readManifest = async () => JSON.parse(await readFile(`${folder}/_manifest.json`, 'utf8')) as object;
const build = values.today ? { day: toPlainDate(publishDay()) } : await readManifest();
const expected = JSON.stringify({ status: 'ok', ...build }, fields);
const end = Date.now() + Number(seconds) * 1000;
let health = await fetchHealth();
while (health !== expected && Date.now() < end) {
  await pause(250);
  health = await fetchHealth();
}
if (health !== expected) {
  console.error(`${url.href} responds with ${health.slice(0, 300)}, expected ${expected}.`);
  process.exit(1);
}
console.log(`${url.href} responds with ${expected}.`);
