import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '#tests/support/content-site.ts';
import { findStaleTranslations } from '#tools/translations.ts';

const [english, dutch] = ['src/content/news/en/quay.md', 'src/content/news/nl/quay.md'] as const;

/** In these two languages, whatever others the site has. */
const find = (root: string) =>
  findStaleTranslations(root).filter((line) => [english, dutch].some((file) => line.startsWith(file)));

test('translations: changes that were not followed and missing files are listed', async () => {
  const { root, write, remove } = await makeFolder();
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_COMMITTER_DATE: '2026-02-01T12:00:00Z' };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, env });
  const commit = (message = 'Write') => {
    git('add', '--all');
    git('-c', 'user.name=Editor', '-c', 'user.email=a@company.example', 'commit', '-qm', message);
  };
  const change = (file: string) => appendFileSync(join(root, file), 'A sentence.\n');
  git('init', '--quiet');

  await write(english, 'A sentence.\n');
  commit();
  expect(find(root)).toEqual([`${dutch} is missing: translate ${english}.`]);
  await write(dutch, 'A sentence.\n');
  expect(find(root)).toEqual([]);
  commit();
  change(dutch);
  expect(find(root)).toEqual([`${english} is older than ${dutch} (not committed yet).`]);
  commit();
  change(english);
  commit('Correct a word\n\nTranslation: not needed');
  expect(find(root)).toEqual([`${english} is older than ${dutch} (2026-02-01).`]);
  change(english);
  expect(find(root)).toEqual([]);
  await remove(dutch);
  await write(english, '---\ntranslation: independent\n---\n');
  expect(find(root)).toEqual([]);
});
