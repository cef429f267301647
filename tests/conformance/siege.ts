import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dist } from '#tests/support/folders.ts';
import { ask } from '#tests/support/server-process.ts';

const clients = 100;

/**
 * Asks for a page again and again, as a hundred clients at once, until told to stop or no longer answered.
 * @param path an address of a page that is named like its file
 * @param isOver asked before each request
 * @returns how many answers were the whole page, how many another, and how many clients were no longer answered
 */
export async function besiege(port: number, path: string, isOver: () => boolean) {
  const seen = { whole: 0, wrong: 0, failed: 0 };
  const page = await readFile(join(dist, `${path}.html`));
  const client = async () => {
    while (!isOver()) {
      const answer = await ask(port, path, { 'Accept-Encoding': 'identity' }).catch(() => undefined);
      if (!answer) {
        seen.failed += 1;
        return;
      }
      seen[answer.status === 200 && answer.body.equals(page) ? 'whole' : 'wrong'] += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return seen;
}
