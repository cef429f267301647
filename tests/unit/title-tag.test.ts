import { expect, test } from 'vitest';
import { longestTitle } from '#content/schemas/shared.ts';
import { titleTag } from '#site/title-tag.ts';

const name = ' | Quay';
const longest = longestTitle - name.length;

test.each([
  ['a title that fits with the name', longest, true],
  ['a title that the name would lengthen too much', longest + 1, false],
  ['the longest that editors may write', longestTitle, false],
])('%s', (_, length, isNamed) => {
  const title = 'x'.repeat(length);
  expect(titleTag(title, title + name)).toBe(isNamed ? title + name : title);
});
