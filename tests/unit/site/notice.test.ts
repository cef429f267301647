import { expect, test } from 'vitest';
import { stateOf } from '#site/notice.ts';

const notice = { text: { en: 'Closed', nl: 'Dicht' }, first: '2026-12-24', last: '2027-01-01' };

test.each([
  ['2026-12-23', 'planned'],
  ['2026-12-24', 'shown'],
  ['2027-01-01', 'shown'],
  ['2027-01-02', 'ended'],
])('notice: on %s it is %s', (day, state) => {
  expect(stateOf(notice, day)).toBe(state);
});
