import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '#tests/support/content-site.ts';
import { commitAll } from '#tests/support/git.ts';
import { findStaleTranslations } from '#tools/check-content/translations.ts';

const [english, dutch] = ['src/content/news/en/quay.md', 'src/content/news/nl/quay.md'] as const;

/** In these two languages, whatever others the site has. */
const find = (root: string) =>
  findStaleTranslations(root).filter((line) => [english, dutch].some((file) => line.startsWith(file)));

test('translations: changes that were not followed and missing files are listed', async () => {
  const { root, write, remove } = await makeFolder();
  const change = (file: string) => appendFileSync(join(root, file), 'A sentence.\n');

  await write(english, 'A sentence.\n');
  commitAll(root);
  expect(find(root)).toEqual([`${dutch} is missing: translate ${english}.`]);
  await write(dutch, 'A sentence.\n');
  expect(find(root)).toEqual([]);
  commitAll(root);
  change(dutch);
  expect(find(root)).toEqual([`${english} is older than ${dutch} (not committed yet).`]);
  commitAll(root);
  change(english);
  commitAll(root, 'Correct a word\n\nTranslation: not needed');
  expect(find(root)).toEqual([expect.stringMatching(/ is older than .* \(\d{4}-\d\d-\d\d\)\.$/)]);
  change(english);
  expect(find(root)).toEqual([]);
  await remove(dutch);
  await write(english, '---\ntranslation: independent\n---\n');
  expect(find(root)).toEqual([]);
});
