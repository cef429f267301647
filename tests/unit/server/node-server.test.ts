import { expect, test } from 'vitest';
import { createNodeServer } from '#server/node-server.ts';

test('server: disconnects slow clients within minutes, but not before a proxy reuses a connection', () => {
  const server = createNodeServer(async () => new Response());
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = server;
  const minute = 60_000;
  for (const limit of [headersTimeout, requestTimeout]) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThan(minute);
  }
  expect(timeout).toBeGreaterThan(minute);
  expect(timeout).toBeLessThan(5 * minute);
  // Proxies keep idle connections for a minute.
  expect(keepAliveTimeout).toBeGreaterThan(minute);
});
