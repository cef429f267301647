import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prefersMarkdown } from '#server/media-type.ts';

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

test.each([
  'text/markdown',
  'TEXT/Markdown; charset=utf-8; variant=GFM',
  'text/markdown, text/html, */*',
  'text/markdown, */*',
  '*/*, text/markdown',
  'text/html;q=0.7, text/markdown',
  'text/html;q=0.2, text/markdown;q=0.5, */*;q=0.8',
  'text/markdown;q=0.5, text/html;q=0',
  'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
])('a reader who asks for %s gets Markdown', (header) => {
  expect(prefersMarkdown(header)).toBe(true);
});

test.each([
  undefined,
  '',
  browser,
  'text/html',
  '*/*',
  'text/*',
  'text/plain, */*',
  'text/markdown;q=0.5, text/html',
  'text/markdown;q=0.5, */*',
  'text/markdown;q=0.5, text/*;q=0.6',
  'text/html, text/markdown',
  'text/markdown;q=0',
  'text/markdown;q=0, text/html;q=0',
  'text/markdownish',
  ';;q=,text/markdown;q=-1',
])('a reader who asks for %s gets HTML', (header) => {
  expect(prefersMarkdown(header)).toBe(false);
});

test('whatever is asked, there is an answer', () => {
  const pieces = fc.constantFrom(
    'text/markdown',
    'text/html',
    '*/*',
    ',',
    ';',
    'q=',
    '0.5',
    '"',
    '\\',
    ' ',
    '=',
  );
  const headers = fc.array(pieces, { maxLength: 12 }).map((chosen) => chosen.join(''));
  fc.assert(
    fc.property(headers, (header) => typeof prefersMarkdown(header) === 'boolean'),
    { numRuns: 2000 },
  );
});
