import { expect, test } from 'vitest';
import { killRepeatedly } from '#tests/support/kill-server.ts';

test('contact: of 1,000 messages none is lost while the server is killed 50 times', async () => {
  const counts = await killRepeatedly(50, 1000);
  console.log(counts);
  expect([counts.sent, counts.lost]).toEqual([1000, 0]);
});
