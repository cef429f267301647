import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyName } from '#tests/fixtures/sites.ts';
import { root } from '#tests/support/folders.ts';
import { copyFolder } from '#tests/support/project-copy.ts';
import { freePort, waitForPort } from '#tests/support/server-process.ts';

test('npm start: it builds the site, serves it, and ends on SIGTERM', async () => {
  const port = await freePort();
  const { HOME, PATH } = process.env;
  const path = [join(root, 'node_modules/.bin'), PATH].join(delimiter);
  const env = { HOME, PATH: path, PORT: String(port) };
  const child = spawn('npm', ['start'], { cwd: copyFolder(copyName('none')), env });
  const server = await waitForPort(child, port);
  const response = await fetch(`http://localhost:${port}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<h1');
  await server[Symbol.asyncDispose]();
  await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed');
});
