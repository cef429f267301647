import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { healthAddress } from '#server/health.ts';
import { ask, start } from '#tests/support/server-process.ts';
import { buildSite } from '#tests/support/small-site.ts';

test('a monitor learns which release answers', async () => {
  await using site = await buildSite();
  await using server = await start(site.folder);
  const { status, headers, body } = await ask(server.port, healthAddress);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  const { day, release } = site.manifest;
  expect(JSON.parse(body.toString())).toEqual({ status: 'ok', day, release });
});

test('a monitor learns that the server is stopping', async () => {
  await using site = await buildSite();
  await using server = await start(site.folder);
  const socket = connect(server.port);
  // Half a request: the connection is in use when the signal comes, so that it stays open.
  socket.write(`GET ${healthAddress} HTTP/1.1\r\nHost: local`);
  await once(socket, 'connect');
  await ask(server.port, '/robots.txt');
  const gone = once(socket, 'close');
  server.child.kill('SIGTERM');
  // Refused now: the signal has been seen.
  while (await ask(server.port, '/robots.txt').catch(() => undefined));
  socket.write('host\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 503 /);
  expect(answer.toString()).toContain('"status":"stopping"');
  await gone;
  expect(await server.ended).toBe(0);
});
