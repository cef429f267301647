import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, start } from '#tests/support/server-process.ts';
import { buildSite } from '#tests/support/small-site.ts';

let site: Awaited<ReturnType<typeof buildSite>>;
beforeAll(async () => void (site = await buildSite()));
afterAll(() => site[Symbol.asyncDispose]());

/** Larger than what sockets hold, so that its answer is under way as long as nobody reads. */
const large = '/assets/quay.Bq81LmZ-_Z1xYz.webp';
const size = 8_000_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for files, the last of them large, in one go, and reads nothing but the beginning. */
async function askSlowly(port: number, ...files: string[]) {
  const socket = connect(port);
  socket.write([...files, large].map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  const [head] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  return { socket, head };
}

/** Waits until the server has whatever came before: it takes connections, and reads them, in their order. */
const taken = (port: number) => ask(port, '/robots.txt');

/** Waits until nobody can connect any more. */
async function closed(port: number) {
  for (;;) {
    const probe = connect(port);
    const open = await Promise.race([
      once(probe, 'connect').then(() => true),
      once(probe, 'error').then(() => false),
    ]).catch(() => false);
    probe.destroy();
    if (!open) return;
  }
}

/**
 * Settings with which the server's clock stands still, but for a step at each SIGINT: how soon one follows another is
 * then no matter of how busy the machine is.
 */
const stepClock = (milliseconds: number) => {
  const script = `let now = 0; Date.now = () => now; process.on('SIGINT', () => (now += ${milliseconds}));`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
};

test.each([
  ['one answer', 'SIGTERM', []],
  ['one answer', 'SIGINT', []],
  ['two answers that it asked for at once', 'SIGTERM', ['/robots.txt']],
] as const)('a slow client gets %s in full after %s, then it ends', async (_what, signal, files) => {
  await using server = await start(site.folder, stepClock(450));
  const { socket, head } = await askSlowly(server.port, ...files);
  server.child.kill(signal);
  await closed(server.port);
  // npm passes on the Ctrl+C that the server has had from the terminal.
  if (signal === 'SIGINT') server.child.kill(signal);
  // Longer than idle connections are kept.
  await pause(1500);
  expect(server.child.exitCode).toBeNull();

  const chunks = [head];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).resume();
  expect(await server.ended).toBe(0);
  const received = Buffer.concat(chunks);
  expect(received.length - received.lastIndexOf('\r\n\r\n', received.length - size) - 4).toBe(size);
  expect(await server.stderr).toBe('');
});

test('connections on which nothing happens do not hold it up', async () => {
  await using server = await start(site.folder);
  const idle = connect(server.port);
  idle.write('GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(idle, 'data');
  const unused = connect(server.port);
  await once(unused, 'connect');
  await taken(server.port);
  const gone = Promise.all([once(idle, 'close'), once(unused, 'close')]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  await gone;
  // The ten seconds were not used up: that would have been said.
  expect(await server.stderr).toBe('');
});

test('a request that comes while it stops is answered, and told that the connection ends', async () => {
  await using server = await start(site.folder);
  const { socket: slow } = await askSlowly(server.port);
  const late = connect(server.port);
  // Half a request keeps this connection from being idle.
  late.write('GET /about HTTP/1.1\r\nHost: local');
  await once(late, 'connect');
  await taken(server.port);
  server.child.kill('SIGTERM');
  await closed(server.port);
  await pause(1500);
  late.write('host\r\n\r\n');
  const [answer] = (await once(late, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close/i);
  slow.destroy();
  expect(await server.ended).toBe(0);
});

test('under load every answer is whole: clients only find that nobody answers any more', async () => {
  await using server = await start(site.folder);
  const agent = new Agent({ keepAlive: true });
  const firstAnswers = Array.from({ length: 40 }, () => Promise.withResolvers<undefined>());
  const askUntilRefused = async ({ resolve }: (typeof firstAnswers)[number]) => {
    for (let answers = 0; ; answers += 1) {
      if (answers > 0) resolve(undefined);
      const response = once(request({ agent, port: server.port, path: '/about' }).end(), 'response');
      const [message] = (await response.catch((error: NodeJS.ErrnoException) => [error.code])) as [
        IncomingMessage | string,
      ];
      if (typeof message === 'string') return { answers, end: message };
      expect((await text(message)).length).toBe(Number(message.headers['content-length']));
    }
  };
  const clients = firstAnswers.map(askUntilRefused);
  await Promise.all(firstAnswers.map(({ promise }) => promise));
  server.child.kill('SIGTERM');
  for (const { answers, end } of await Promise.all(clients)) {
    expect(answers).toBeGreaterThan(0);
    expect(end).toBe('ECONNREFUSED');
  }
  expect(await server.ended).toBe(0);
});

test('a second signal ends it at once', async () => {
  await using server = await start(site.folder, stepClock(550));
  const { socket } = await askSlowly(server.port);
  server.child.kill('SIGINT');
  await closed(server.port);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(130);
  socket.destroy();
});

test('an answer that nobody fetches is cut off after ten seconds, and that is said', async () => {
  await using server = await start(site.folder);
  const { socket } = await askSlowly(server.port);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(await server.stderr).toBe('Answers still under way after 10 seconds were cut off.\n');
  socket.destroy();
});
