import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { ask, preload, start } from '#tests/support/server-process.ts';
import { buildSite, smallSite } from '#tests/support/small-site.ts';

/** Larger than socket buffers, so an answer of this size is under way for as long as nobody reads. */
const size = 8_000_000;
const inMemory = '/large.webp';
const onDisk = '/assets/quay.Bq81LmZ-_Z1xYz.webp';

const bytes = randomBytes(size);
const site = await buildSite({ ...smallSite, [inMemory.slice(1)]: bytes, [onDisk.slice(1)]: bytes });
afterAll(() => site[Symbol.asyncDispose]());

/** Requests files on one connection, the last one large, and reads only the first bytes. */
async function askSlowly(port: number, ...files: string[]) {
  const socket = connect(port);
  socket.write(files.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  const [head] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  return { socket, head };
}

/** Waits until the server refuses connections. */
async function closed(port: number) {
  while (await ask(port, '/robots.txt').catch(() => undefined));
}

/** A clock that stands still, except for a step at each SIGINT, so that a slow machine doesn't matter. */
const stepClock = (milliseconds: number) =>
  `let now = 1e6; Date.now = () => now; process.on('SIGINT', () => (now += ${milliseconds}));`;

/** Lets close-with-grace's timer end twenty times as soon. */
const shortTimer = `import timers from 'node:timers/promises';
  const { setTimeout } = timers;
  timers.setTimeout = (time, value) => setTimeout(time / 20, value);`;

test.each([
  ['SIGTERM', [onDisk]],
  // npm forwards the SIGINT that the terminal has sent already.
  ['SIGINT', [onDisk]],
  ['SIGTERM', ['/robots.txt', inMemory]],
] as const)('shutdown: after %s a slow client receives all of %j', async (signal, files) => {
  await using server = await start(site.folder, preload(stepClock(450)));
  const { socket, head } = await askSlowly(server.port, ...files);
  server.child.kill(signal);
  await closed(server.port);
  if (signal === 'SIGINT') server.child.kill(signal);

  const chunks = [head];
  // Longer than the server waits for requests on their way.
  setTimeout(() => socket.on('data', (chunk: Buffer) => chunks.push(chunk)).resume(), 700);
  expect(await server.ended).toBe(0);
  const received = Buffer.concat(chunks);
  expect(received.length - received.lastIndexOf('\r\n\r\n', received.length - size) - 4).toBe(size);
  expect(await server.stderr).toBe('');
});

test('shutdown: idle connections are closed', async () => {
  await using server = await start(site.folder);
  const idle = connect(server.port);
  idle.write('GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(idle, 'data');
  const unused = connect(server.port);
  await once(unused, 'connect');
  const gone = Promise.all([once(idle, 'close'), once(unused, 'close')]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await gone;
  // Not because the time was up.
  expect(await server.stderr).toBe('');
});

test.each(['SIGINT', 'SIGTERM'] as const)('shutdown: a second %s ends it at once', async (signal) => {
  await using server = await start(site.folder, preload(stepClock(550)));
  const { socket } = await askSlowly(server.port, onDisk);
  server.child.kill(signal);
  await closed(server.port);
  server.child.kill(signal);
  expect(await server.ended).toBeGreaterThan(0);
  expect(await server.stderr).not.toContain('cut off');
  socket.destroy();
});

test("shutdown: a response that the client doesn't read is cut off after ten seconds", async () => {
  await using server = await start(site.folder, preload(shortTimer));
  const { socket } = await askSlowly(server.port, onDisk);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(await server.stderr).toBe(
    'Responses or deliveries that took longer than 10 seconds were cut off.\n',
  );
  socket.destroy();
});
