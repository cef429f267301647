import { expect, test } from 'vitest';
import { killRepeatedly } from '#tests/support/kill-server.ts';

test('contact: of 1,000 messages none is lost while the server is killed 50 times', async () => {
  expect(await killRepeatedly(50, 1000)).toEqual({ sent: 1000, lost: 0 });
});
