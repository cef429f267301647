import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

// `node tools/operate/check-health.ts ORIGIN [SECONDS] [FOLDER]` waits until a host serves the build in
// FOLDER, and exits with 1 if it doesn't within SECONDS. Defaults: 30 seconds, `dist`.
const [origin = '', seconds = '30', folder = 'dist'] = process.argv.slice(2);
const url = URL.parse('/_health', origin);
if (!url) {
  console.error(`"${origin}" is not an origin, expected one such as https://www.company.example.`);
  process.exit(2);
}

// Not its outbox: no release mends a mail server.
const fetchHealth = () =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) })
    .then(async (response) => {
      const { status, day, release } = (await response.json()) as Record<string, unknown>;
      return JSON.stringify({ status, day, release });
    })
    .catch((error: Error) => String(error.cause ?? error));

const manifest = JSON.parse(await readFile(`${folder}/_manifest.json`, 'utf8')) as Record<string, unknown>;
const expected = JSON.stringify({ status: 'ok', day: manifest['day'], release: manifest['release'] });
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
