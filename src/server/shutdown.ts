import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { constants } from 'node:os';

/** How long answers under way may take once the server was told to stop. */
const patience = 10_000;

/** How long a connection on which nothing happens stays open, for the request that may be on its way. */
const grace = 1000;

/** npm passes a Ctrl+C on to a process that the terminal has told already: that is one wish, not two. */
const echo = 500;

/**
 * Follows the connections of a server. Node's own `closeIdleConnections` also closes those whose answer is
 * written but not yet sent, and so cuts it off for a slow client.
 * @returns a function that closes every connection on which nothing is asked or answered
 */
function trackConnections(server: Server): () => void {
  const states = new Map<Socket, { answers: number; bytesRead: number }>();
  server.on('connection', (socket) => {
    states.set(socket, { answers: 0, bytesRead: 0 });
    socket.once('close', () => states.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const state = states.get(socket);
    if (!state) return;
    state.answers += 1;
    response.once('close', () => {
      state.answers -= 1;
      state.bytesRead = socket.bytesRead;
    });
  });
  return () => {
    for (const [socket, { answers, bytesRead }] of states) {
      if (answers === 0 && socket.bytesRead === bytesRead) socket.destroy();
    }
  };
}

/**
 * Ends the process cleanly on SIGTERM and SIGINT: no new connections, answers under way are finished, idle
 * connections closed, then exit code 0. What is not done after ten seconds is cut off. A second signal ends
 * the process at once.
 * @param server a server, before its first connection
 * @returns whether it was told to stop
 */
export function stopOnSignal(server: Server): () => boolean {
  const closeIdleConnections = trackConnections(server);
  let stoppingSince: number | undefined;

  const stop = (signal: 'SIGTERM' | 'SIGINT') => {
    if (stoppingSince !== undefined) {
      if (Date.now() - stoppingSince > echo) process.exit(128 + constants.signals[signal]);
      return;
    }
    stoppingSince = Date.now();
    // Not the HTTP server's own `close`, which begins with its closeIdleConnections.
    NetServer.prototype.close.call(server, () => process.exit(0));
    // An answer that starts now is the last one on its connection.
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
    setTimeout(() => setInterval(closeIdleConnections, 100), grace);
    setTimeout(() => {
      console.error(`Answers still under way after ${patience / 1000} seconds were cut off.`);
      process.exit(0);
    }, patience);
  };

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return () => stoppingSince !== undefined;
}
