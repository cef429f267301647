import { expect, test } from 'vitest';
import { finding, makeSite } from '#tests/support/content-doctor-site.ts';

const file = 'src/content/news/en/new-quay.md';
const dutch = 'src/content/news/nl/new-quay.md';
const words = (count: number) => `We ${'mend '.repeat(count - 1).trim()}.`;

test('what reads badly is advice with line and remedy, and never a finding', async () => {
  const site = await makeSite();
  await site.edit(file, 'Text.', `Our texts.\n\nShort.\n${words(31)}\n\n- Fine.\n- A [Webshop](/services).`);
  await site.edit(file, 'A new quay', 'A seamless quay');
  await site.edit(dutch, 'Text.', `De site staat live.\n\n${words(30)} U leest texts.`);
  expect(await site.findings()).toEqual([]);
  expect(await site.warnings()).toEqual([
    finding(file, 2, 'says "seamless": rather what it does.'),
    finding(file, 9, 'says "texts": rather copy'),
    finding(file, 11, 'has a sentence of 31 words, "We mend', 'make two of it.'),
    finding(file, 15, 'says "Webshop": rather online shop.'),
    finding(dutch, 9, 'says "live": rather online.'),
    finding(dutch, 11, 'says "U": rather je.'),
  ]);
});

test('a word within another, or in an address, is left alone', async () => {
  const site = await makeSite();
  await site.edit(file, 'Text.', 'Contexts, aircrafts [and](https://texts.nl/webshop).');
  expect(await site.warnings()).toEqual([]);
});
