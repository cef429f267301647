import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hosts } from '#tests/conformance/hosts.ts';
import { dist } from '#tests/support/folders.ts';
import type { Host } from '#tests/support/host.ts';
import { ask } from '#tests/support/server-process.ts';

const clients = 100;

/** Asks for a page again and again, as many clients at once, until told to stop or no longer answered. */
async function besiege({ port }: Host, path: string, isOver: () => boolean) {
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

test('the edge answers a hundred clients at once, each with the whole page', async () => {
  await using host = await hosts.edge?.();
  if (!host) throw new Error('The edge did not start.');
  let asked = 0;
  const seen = await besiege(host, '/nl/about', () => (asked += 1) > 1000);
  expect(seen).toEqual({ whole: 1000, wrong: 0, failed: 0 });
});

// wrangler ends workerd at once, so answers under way are cut off; the Node server finishes them.
test('SIGTERM under load ends the edge with all its processes, and no cut answer passes for a whole one', async () => {
  await using host = await hosts.edge?.();
  if (!host) throw new Error('The edge did not start.');
  let answered = 0;
  const siege = besiege(host, '/about', () => {
    answered += 1;
    return false;
  });
  while (answered < 3 * clients) await new Promise((resolve) => setTimeout(resolve, 20));
  await host[Symbol.asyncDispose]();
  const { whole, wrong } = await siege;
  expect(whole).toBeGreaterThan(clients);
  expect(wrong).toBe(0);
  // Whoever else listens there is one that was left behind.
  await expect(ask(host.port, '/about')).rejects.toThrow();
});
