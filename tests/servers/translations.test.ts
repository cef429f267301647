import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { defaultLocale, locales, type LocaleCode } from '#i18n/locales.ts';
import { reportTranslations } from '#tools/translations/report.ts';
import { makeSite } from '#tests/support/content-doctor-site.ts';
import { makeProject, run } from '#tests/support/content-doctor-project.ts';

const english = 'src/content/news/en/new-quay.md';
const dutch = 'src/content/news/nl/new-quay.md';

/** Git as it is anywhere, whoever runs the tests. */
const env = {
  PATH: process.env['PATH'],
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Editor',
  GIT_AUTHOR_EMAIL: 'editor@company.example',
  GIT_COMMITTER_NAME: 'Editor',
  GIT_COMMITTER_EMAIL: 'editor@company.example',
};

/** A small site in a repository, all of it committed on a day. */
async function makeRepository() {
  const site = await makeSite();
  const git = (day: string, ...args: string[]) =>
    execFileSync('git', ['-C', site.root, ...args], {
      env: { ...env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
      encoding: 'utf8',
    });
  const commit = (day: string, message = 'Write') => {
    git(day, 'add', '--all');
    git(day, 'commit', '--quiet', '--message', message);
  };
  git('2026-01-01', 'init', '--quiet');
  commit('2026-01-01');
  const report = (locale: LocaleCode = defaultLocale) => reportTranslations(site.root, locale);
  return { ...site, git, commit, report };
}

const followed = 'Every translation has followed.';

test('what was written in one go is in step, and so is what was followed', async () => {
  const { edit, commit, report } = await makeRepository();
  expect(await report()).toBe(followed);
  await edit(english, 'Text.', 'Texts.');
  commit('2026-02-01');
  expect(await report()).not.toBe(followed);
  await edit(dutch, 'Text.', 'Teksten.');
  commit('2026-02-02');
  expect(await report()).toBe(followed);
  await edit(english, 'Texts.', 'One text.');
  await edit(dutch, 'Teksten.', 'Eén tekst.');
  expect(await report()).toBe(followed);
});

test('what was changed in one language is named with the day, and with what was changed since', async () => {
  const { edit, commit, report } = await makeRepository();
  await edit(english, 'A new quay', 'A newer quay');
  commit('2026-02-01');
  await edit(dutch, 'A new quay', 'Een nieuwere kade');
  commit('2026-02-02');
  await edit(dutch, 'Text.', 'Wij herstellen de kade.');
  commit('2026-03-01');
  await edit(dutch, 'de kade', 'de brug');
  commit('2026-04-01');
  expect(await report('nl')).toBe(
    `1 vertaling loopt misschien achter: de andere taal is sindsdien veranderd.

Wat            Veranderd                 Niet meer sinds
-------------  ------------------------  ----------------------
news/new-quay  Nederlands, 1 april 2026  Engels, 1 februari 2026

${dutch}
    [-Text.-]{+Wij herstellen de brug.+}

Wat tussen [- -] staat is weg, wat tussen {+ +} staat is nieuw. Verander de andere taal ook. Hoeft dat niet, zet dan de regel "Translation: not needed" onder het commitbericht, of "translation: independent" bij de gegevens.`.replace(
      '----------------------\n',
      '-----------------------\n',
    ),
  );
});

test('what is not committed yet is newer than anything', async () => {
  const { edit, report } = await makeRepository();
  await edit(dutch, 'Text.', 'Tekst.');
  expect(await report()).toContain('news/new-quay  Dutch, not committed yet  English, 1 January 2026\n');
  expect(await report()).toContain(`${dutch}\n    [-Text.-]{+Tekst.+}\n`);
});

test('a commit and an item can say that the other language need not follow', async () => {
  const { edit, commit, report } = await makeRepository();
  await edit(english, 'Text.', 'Txet.');
  commit('2026-02-01', 'Write a word anew\n\nTranslation: not needed');
  expect(await report()).toBe(followed);
  await edit(english, 'Txet.', 'Another text.');
  commit('2026-02-02', 'Write it anew');
  // Nor does such a commit follow anything.
  await edit(dutch, 'Text.', 'Txet.');
  commit('2026-02-03', 'Err\n\nTranslation: Not needed.');
  expect(await report()).toContain('English, 2 February 2026');
  await edit(english, 'date:', 'translation: independent\ndate:');
  commit('2026-02-04', 'Part\n\nTranslation: not needed');
  expect(await report()).toBe(followed);
});

test('a file that is given another name has not changed', async () => {
  const { edit, git, commit, report } = await makeRepository();
  for (const { code } of locales) {
    const folder = `src/content/news/${code}`;
    git('2026-02-01', 'mv', `${folder}/new-quay.md`, `${folder}/old-quay.md`);
    commit('2026-02-01', code);
  }
  expect(await report()).toBe(followed);
  await edit('src/content/news/en/old-quay.md', 'Text.', 'Texts.');
  commit('2026-02-02');
  expect(await report()).toContain('src/content/news/en/old-quay.md\n    [-Text.-]{+Texts.+}\n');
});

test('what exists in one language only is listed, unless it says that this is right', async () => {
  const { edit, remove, commit, report } = await makeRepository();
  await remove(dutch);
  await remove('src/content/projects/en/bakery.md');
  commit('2026-02-01');
  expect(await report('nl')).toBe(`Alle vertalingen zijn bij.

2 berichten staan in één taal:

Wat              Alleen in het
---------------  -------------
news/new-quay    Engels
projects/bakery  Nederlands`);
  await edit(english, 'date:', 'translation: independent\ndate:');
  expect(await report()).not.toContain('new-quay');
});

test('a long change is cut, where lines are long and where there are many', async () => {
  const { edit, report } = await makeRepository();
  const long = 'A sentence of some length. '.repeat(10);
  const lines = Array.from({ length: 9 }, (_, index) => `Line ${index}.\n`).join('\n');
  await edit(english, 'Text.', `${long}\n\n${lines}`);
  const shown = (await report()).split(`${english}\n`)[1]?.split('\n\n')[0]?.split('\n') ?? [];
  expect(shown.at(-1)).toMatch(/^ {4}… and \d+ more$/);
  expect(Math.max(...shown.map(({ length }) => length))).toBeLessThan(200);
});

test('without git, and in a copy that lacks history, only what can be known is said', async () => {
  const { root, remove } = await makeSite();
  await remove(dutch);
  expect(await reportTranslations(root, 'nl')).toMatch(
    /^Wat er .+ git ontbreekt.+\n\n1 bericht staat in één taal:/,
  );

  const repository = await makeRepository();
  await repository.edit(english, 'Text.', 'Texts.');
  repository.commit('2026-02-01');
  repository.git('2026-02-01', 'clone', '--quiet', '--depth=1', `file://${repository.root}`, 'copy');
  expect(await reportTranslations(`${repository.root}/copy`, 'en')).toMatch(/git fetch --unshallow/);
});

test('a repository in which nothing was committed yet is in step', async () => {
  const site = await makeSite();
  execFileSync('git', ['-C', site.root, 'init', '--quiet'], { env });
  expect(await reportTranslations(site.root, 'en')).toBe(followed);
});

test('the command speaks the language that it is asked for', async () => {
  const { root } = await makeProject();
  const { code, out } = await run(root, 'translations/translations.ts', '--lang', 'nl');
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('Wat er sindsdien veranderd is') });
});
