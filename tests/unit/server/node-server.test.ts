import { expect, test } from 'vitest';
import { createNodeServer } from '#server/node-server.ts';

test('server: cuts off slow requests within a minute, but no connection that a proxy may reuse', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = createNodeServer(async () => new Response());
  const minute = 60_000;
  expect([headersTimeout, requestTimeout].filter((limit) => limit <= 0 || limit >= minute)).toEqual([]);
  // Google's load balancers keep them the longest.
  expect(keepAliveTimeout).toBeGreaterThan(10 * minute);
});
