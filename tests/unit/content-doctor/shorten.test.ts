import { expect, test } from 'vitest';
import { shorten } from '#tools/content-doctor/shorten.ts';

const name = (index: number) => `src/content/news/en/item-${index}.md`;

test('fifty findings are shown as they are', () => {
  const findings = Array.from({ length: 50 }, (_, index) => `${name(index)}:4: is wrong: mend it.`);
  expect(shorten(findings)).toEqual(findings);
});

test('of more, every file is named, with how many there are in it', () => {
  const findings = Array.from({ length: 300 }, (_, index) => [
    `${name(index)}: is wrong: mend it.`,
    `${name(index)}:4: is wrong: mend it.`,
  ]).flat();
  const lines = shorten(findings);
  expect(lines.slice(0, 50)).toEqual(findings.slice(0, 50));
  expect(lines.slice(50)).toEqual([
    '',
    'The first 50 findings are above. There are more in 275 files:',
    ...Array.from({ length: 275 }, (_, index) => `${name(index + 25)}: 2 more`),
  ]);
});
