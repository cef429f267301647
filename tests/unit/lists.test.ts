import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectionNames, collections } from '#content/collections.ts';
import { serviceIds } from '#content/schemas/shared.ts';
import { locales } from '#i18n/locales.ts';
import { root } from '#tests/support/folders.ts';

/** The tables themselves, and what has a reason to name an entry. */
const homes = {
  // The list of services, from which their addresses are made, is in the English texts.
  languages: ['src/i18n/locales.ts', 'src/content/schemas/shared.ts'],
  // Each collection is sorted in a way of its own; the services are listed in the texts besides.
  collections: [
    'src/content/collections.ts',
    'src/content/queries.ts',
    'tools/check-content/checks/references.ts',
    'tools/check-content/checks/services.ts',
    'tools/new/service.ts',
  ],
};

const files = globSync('{src,tools}/**/*.{ts,tsx,astro,css,js}', { cwd: root }).map((file) => ({
  file,
  code: readFileSync(join(root, file), 'utf8').replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g, ''),
}));

/** The places where one of the words stands as a text, begins an address, or is what a selector asks for. */
function findNamed(words: readonly string[], allowed: readonly string[] = []): string[] {
  // The same word may name a group of texts, a class or a heading.
  const named = new RegExp(
    `(?<!(?:get\\(|\\bt\\(|Texts\\[|class=|id=|by=)['"])(?<=['"\`]/?|/locales/|:lang\\()(?:${words.join('|')})(?=['"\`/)]|\\.json)`,
    'g',
  );
  return files
    .filter(({ file }) => !allowed.includes(file))
    .flatMap(({ file, code }) => (code.match(named) ?? []).map((found) => `${file} names ${found}`));
}

test('only the table of languages names one', () => {
  const words = locales.flatMap(({ code, iso, name, flag }) => [code, iso, name, flag]);
  expect(findNamed(words, homes.languages)).toEqual([]);
});

test('only the table of collections names one, or the address of its list', () => {
  const words = collectionNames.flatMap((name) => [name, collections[name].list?.slice(1) ?? name]);
  expect(findNamed(words, homes.collections)).toEqual([]);
});

test('nothing names a service but the texts', () => {
  expect(findNamed(serviceIds)).toEqual([]);
});
