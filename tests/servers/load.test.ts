import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ask } from '#tests/support/server-process.ts';
import { smallSite } from '#tests/support/small-site.ts';
import { serveSmallSite } from './small-site-server.ts';

const server = serveSmallSite();

async function open(): Promise<Socket> {
  const socket = connect(server.port);
  await once(socket, 'connect');
  return socket;
}

test('a thousand connections, each held open, are answered, and one more is too', async () => {
  const sockets = await Promise.all(Array.from({ length: 1000 }, open));
  const answers = sockets.map(async (socket) => {
    socket.write('GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    return chunk.toString().slice(0, 15);
  });
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200 OK']));
  expect((await ask(server.port, '/about')).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test('clients that ask byte by byte hold up nobody, and are answered in the end', async () => {
  const request = 'GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  const slow = Array.from({ length: 100 }, async () => {
    const socket = await open();
    const closed = once(socket, 'close');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    for (const byte of request) {
      socket.write(byte);
      await pause(20);
    }
    await closed;
    return Buffer.concat(chunks).toString();
  });
  for (let quick = 0; quick < 50; quick += 1) expect((await ask(server.port, '/nl/about')).status).toBe(200);
  for (const answer of await Promise.all(slow)) {
    expect(answer.endsWith(String(smallSite['about.html']))).toBe(true);
  }
});

test('clients that fetch nothing of a great answer hold up nobody', async () => {
  const idle = await Promise.all(Array.from({ length: 50 }, open));
  for (const socket of idle) {
    socket.pause();
    socket.write('GET /assets/quay.Bq81LmZ-_Z1xYz.webp HTTP/1.1\r\nHost: localhost\r\n\r\n');
  }
  for (let quick = 0; quick < 50; quick += 1) expect((await ask(server.port, '/nl/about')).status).toBe(200);
  for (const socket of idle) socket.destroy();
});

test('clients that hang up in the middle leave nothing behind', async () => {
  for (let round = 0; round < 10; round += 1) {
    const sockets = await Promise.all(Array.from({ length: 50 }, open));
    const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const [index, socket] of sockets.entries()) {
      socket.on('error', () => undefined);
      socket.write(
        'GET /assets/quay.Bq81LmZ-_Z1xYz.webp HTTP/1.1\r\nHost: localhost\r\n\r\n'.slice(0, 10 + index * 2),
      );
      setTimeout(() => (index % 2 ? socket.resetAndDestroy() : socket.destroy()), index);
    }
    await Promise.all(closed);
  }
  expect((await ask(server.port, '/about')).status).toBe(200);
  expect(server.child.exitCode).toBeNull();
});
