import { expect, test } from 'vitest';
import { dayOf, isPublished, publicationDay } from '#content/publication.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test.each([
  ['the day begins in Rotterdam, an hour before it does in Greenwich', '2026-11-30T23:00:00Z', '2026-12-01'],
  ['the evening before is the day before', '2026-11-30T22:59:59Z', '2026-11-30'],
  ['in summer it begins two hours before', '2026-06-30T22:00:00Z', '2026-07-01'],
  ['at New Year too', '2026-12-31T23:30:00Z', '2027-01-01'],
])('%s', (_, now, today) => {
  expect(dayOf(new Date(now))).toEqual(day(today));
});

test('an item is published from its day on, unless it is a draft', () => {
  const date = day('2026-12-01');
  expect(isPublished({ date }, day('2026-11-30'))).toBe(false);
  expect(isPublished({ date }, day('2026-12-01'))).toBe(true);
  expect(isPublished({ date, draft: true }, day('2027-01-01'))).toBe(false);
  expect(isPublished({}, day('2026-11-30'))).toBe(true);
});

test('a build may be made as of another day, which must be one', () => {
  expect(publicationDay('2026-12-01')).toEqual(day('2026-12-01'));
  for (const garbage of ['tomorrow', '2026-13-45', '01-12-2026', ' ']) {
    expect(() => publicationDay(garbage)).toThrow(
      `PUBLISH_DAY is "${garbage}", want a day such as 2026-12-01`,
    );
  }
});
