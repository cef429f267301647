import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

// `node tools/check-health.ts ORIGIN [SECONDS] [FOLDER]` waits, by default for 30 seconds, until a host serves the build
// in a folder, by default dist.
const [origin = '', seconds = '30', folder = 'dist'] = process.argv.slice(2);
const url = URL.parse('/_health', origin);
if (!url) {
  console.error(`"${origin}" is not an origin such as https://www.lichtkade.example.`);
  process.exit(2);
}

const ask = () =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) })
    .then((response) => response.text())
    .catch((error: Error) => String(error.cause ?? error));

const manifest = JSON.parse(await readFile(`${folder}/_manifest.json`, 'utf8')) as Record<string, unknown>;
const expected = JSON.stringify({ status: 'ok', day: manifest['day'], release: manifest['release'] });
const end = Date.now() + Number(seconds) * 1000;
let answer = await ask();
while (answer !== expected && Date.now() < end) {
  await pause(250);
  answer = await ask();
}
if (answer !== expected) {
  console.error(`${url.href} answers ${answer.slice(0, 300)}, expected ${expected}.`);
  process.exit(1);
}
console.log(`${url.href} answers ${expected}.`);
