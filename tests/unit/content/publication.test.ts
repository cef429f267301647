import { expect, test } from 'vitest';
import { localDay, isPublished, publicationDay } from '#content/publication.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test.each([
  ['in winter the day begins at 23:00 UTC', '2026-11-30T23:00:00Z', '2026-12-01'],
  ['until then it is the day before', '2026-11-30T22:59:59Z', '2026-11-30'],
  ['in summer the day begins at 22:00 UTC', '2026-06-30T22:00:00Z', '2026-07-01'],
  ['the same holds at New Year', '2026-12-31T23:30:00Z', '2027-01-01'],
])('publication day: %s', (_, now, today) => {
  expect(localDay(new Date(now))).toEqual(day(today));
});

test('publication: an item is published from its day on, unless it is a draft', () => {
  const date = day('2026-12-01');
  expect(isPublished({ date }, day('2026-11-30'))).toBe(false);
  expect(isPublished({ date }, day('2026-12-01'))).toBe(true);
  expect(isPublished({ date, draft: true }, day('2027-01-01'))).toBe(false);
  expect(isPublished({}, day('2026-11-30'))).toBe(true);
});

test('PUBLISH_DAY: sets the day of the build, and must be a day', () => {
  expect(publicationDay('2026-12-01')).toEqual(day('2026-12-01'));
  for (const garbage of ['tomorrow', '2026-13-45', '01-12-2026', ' ']) {
    expect(() => publicationDay(garbage)).toThrow(
      `PUBLISH_DAY is "${garbage}", expected a day such as 2026-12-01`,
    );
  }
});
