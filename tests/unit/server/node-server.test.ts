import { expect, test } from 'vitest';
import { createNodeServer } from '#server/node-server.ts';

test('server: cuts off slow requests within a minute, but no connection that a proxy may reuse', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = createNodeServer(async () => new Response());
  const minute = 60_000;
  expect([headersTimeout, requestTimeout].filter((limit) => limit <= 0 || limit >= minute)).toEqual([]);
  // As long as proxies keep them.
  expect(keepAliveTimeout).toBeGreaterThan(minute);
});
