import { expect, test } from 'vitest';
import { defaultLocale } from '#i18n/locales.ts';
import type { Finding } from '#tools/check-content/findings.ts';
import { shorten } from '#tools/check-content/shorten.ts';

const name = (index: number) => `src/content/news/en/item-${index}.md`;
const finding = (index: number, line?: number): Finding => ({
  file: name(index),
  line,
  message: { code: 'noText' },
});

test('fifty findings are shown as they are', () => {
  const findings = Array.from({ length: 50 }, (_, index) => finding(index, 4));
  const lines = shorten(findings, defaultLocale);
  expect(lines).toHaveLength(50);
  expect(lines[7]).toBe(`${name(7)}:4: has no text below the facts: write it.`);
});

test('of more, every file is named, with how many there are in it', () => {
  const findings = Array.from({ length: 300 }, (_, index) => [finding(index), finding(index, 4)]).flat();
  const lines = shorten(findings, defaultLocale);
  expect(lines.slice(0, 50)).toEqual(shorten(findings.slice(0, 50), defaultLocale));
  expect(lines.slice(50)).toEqual([
    '',
    'The first 50 findings are above. There are more in 275 files:',
    ...Array.from({ length: 275 }, (_, index) => `${name(index + 25)}: 2 more`),
  ]);
});
