import { expect, test } from 'vitest';
import { killRepeatedly } from '#tests/support/kill-server.ts';

test('contact: of 1,000 messages to two servers, killed 50 times, none is lost', async () => {
  expect(await killRepeatedly(50, 1000)).toEqual({ sent: 1000, lost: 0, tooManyTwice: false });
});
