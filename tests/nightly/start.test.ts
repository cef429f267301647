import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyName } from '#tests/fixtures/sites.ts';
import { root } from '#tests/support/folders.ts';
import { copyFolder } from '#tests/support/project-copy.ts';

test('npm start: it builds the site, serves it, and ends on SIGTERM', async () => {
  const { HOME, PATH } = process.env;
  const path = [join(root, 'node_modules/.bin'), PATH].join(delimiter);
  const child = spawn('npm', ['start'], {
    cwd: copyFolder(copyName('none')),
    env: { HOME, PATH: path, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  let url: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    url = /^http:\/\/localhost:\d+$/.exec(line)?.[0];
    if (url) break;
  }
  const response = await fetch(url ?? '');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<h1');
  child.kill('SIGTERM');
  await ended;
  await expect(fetch(url ?? '')).rejects.toThrow('fetch failed');
});
