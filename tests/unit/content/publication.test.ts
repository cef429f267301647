import { expect, test } from 'vitest';
import { company } from '#company';
import { localDay, isPublished, publicationDay } from '#content/publication.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test.each([
  ['begins at 23:00 UTC in winter', '2026-11-30T23:00:00Z', '2026-12-01'],
  ['ends a second earlier', '2026-11-30T22:59:59Z', '2026-11-30'],
  ['begins at 22:00 UTC in summer', '2026-06-30T22:00:00Z', '2026-07-01'],
  ['begins a year at New Year', '2026-12-31T23:30:00Z', '2027-01-01'],
])('local day: in Amsterdam it %s', (_, now, today) => {
  expect(localDay(new Date(now), 'Europe/Amsterdam')).toEqual(day(today));
});

test("local day: it is the company's unless a time zone is given", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 5, 30, hour)));
  expect(hours.map((now) => localDay(now))).toEqual(hours.map((now) => localDay(now, company.timeZone)));
});

test('publication: from its day on, unless an item is a draft or withdrawn', () => {
  const date = day('2026-12-01');
  expect(isPublished({ date }, day('2026-11-30'))).toBe(false);
  expect(isPublished({ date }, day('2026-12-01'))).toBe(true);
  expect(isPublished({ date, draft: true }, day('2027-01-01'))).toBe(false);
  expect(isPublished({ date, withdrawn: true }, day('2027-01-01'))).toBe(false);
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
