import { expect, test } from 'vitest';
import { isPublished } from '#content/publication.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test('publication: from its day on, unless an item is a draft or withdrawn', () => {
  const date = day('2026-12-01');
  expect(isPublished({ date }, day('2026-11-30'))).toBe(false);
  expect(isPublished({ date }, day('2026-12-01'))).toBe(true);
  expect(isPublished({ date, draft: true }, day('2027-01-01'))).toBe(false);
  expect(isPublished({ date, withdrawn: true }, day('2027-01-01'))).toBe(false);
  expect(isPublished({}, day('2026-11-30'))).toBe(true);
});
