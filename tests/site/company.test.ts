import { expect, test } from 'vitest';
import { factsIn } from '#i18n/facts.ts';
import { ownTexts } from '#i18n/text-files.ts';
import { locales } from '#shared/locales.ts';

const names = ['company', 'city', 'founded', 'email'] as const;

test.for(locales)('company facts: the texts in $name insert them by name', ({ code, file }) => {
  const lasting = JSON.stringify(ownTexts[code]).replaceAll(/"date":"[^"]*"/g, '');
  const facts = factsIn(code);
  // Not within a longer word, such as an adjective made from the town's name.
  const isWritten = (words = '') =>
    new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(words)}(?![\\p{L}\\d])`, 'u').test(lasting);
  const remedies = names
    .filter((name) => isWritten(facts[name]))
    .map((name) => `src/i18n/locales/${file}: write {{${name}}} instead of "${facts[name]}"`);
  expect(remedies).toEqual([]);
});
