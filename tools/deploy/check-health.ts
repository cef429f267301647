import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

// `check-health ORIGIN MANIFEST [SECONDS]`: waits until a host answers with the release that the manifest names.
const [origin = '', manifest = 'dist/_manifest.json', seconds = '30'] = process.argv.slice(2);
const address = URL.parse('/_health', origin);
if (!address) {
  console.error(`"${origin}" is no origin: write it as in "check-health https://www.lichtkade.example".`);
  process.exit(2);
}
const { day, release } = JSON.parse(await readFile(manifest, 'utf8')) as { day: string; release: string };

/** What a host says of itself, as text, or why it does not. */
async function ask(url: URL): Promise<string> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) });
    return await response.text();
  } catch (error) {
    return String(error instanceof Error ? (error.cause ?? error) : error);
  }
}

const wanted = JSON.stringify({ status: 'ok', day, release });
const end = Date.now() + Number(seconds) * 1000;
let said = await ask(address);
while (said !== wanted && Date.now() < end) {
  await pause(250);
  said = await ask(address);
}
if (said !== wanted) {
  console.error(`${address.href} says ${said.slice(0, 300)}, want ${wanted}.`);
  process.exit(1);
}
console.log(`${address.href} answers with ${release}, built for ${day}.`);
