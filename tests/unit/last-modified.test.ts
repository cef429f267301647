import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { defaultLocale, getLocale } from '#i18n/locales.ts';
import { readLastModified } from '#site/last-modified.ts';

const folder = mkdtempSync(join(tmpdir(), 'last-modified-'));
const project = join(folder, 'project');
afterAll(() => rmSync(folder, { recursive: true }));

const git = (day: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: project,
    env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
  });

function commit(day: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
  git(day, 'add', '.');
  git(day, 'commit', '-qm', day);
}

const item = (fields: string) => `---\ntitle: x\n${fields}---\nText.\n`;
const news = (name: string) => `src/content/news/${defaultLocale}/${name}.md`;

mkdirSync(project);
git('2026-01-01', 'init', '-q');
commit('2026-01-05', {
  [`src/content/projects/${defaultLocale}/first.md`]: item(''),
  [`src/i18n/locales/${getLocale(defaultLocale).file}`]: '{}',
});
commit('2026-02-01', {
  [news('early')]: item('date: 2026-02-10\n'),
  [news('corrected')]: item('date: 2026-01-02\n'),
  [news('draft')]: item('date: 2026-01-02\ndraft: true\n'),
  [news('planned')]: item('date: 2026-09-01\n'),
});
commit('2026-03-01', { [news('corrected')]: item('date: 2026-01-02\nsummary: y\n') });
commit('2026-04-01', {
  [`src/content/statements/${defaultLocale}/privacy.md`]: item('checked: 2026-05-01\n'),
});
git('2026-04-01', 'clone', '-q', '--depth=1', `file://${project}`, join(folder, 'shallow'));
cpSync(join(project, 'src'), join(folder, 'archive', 'src'), { recursive: true });

const ask = (copy: string) => readLastModified(join(folder, copy), new Date('2026-06-01T00:00:00Z'));

test.each([
  ['/news/early', '2026-02-10', 'published after it was written'],
  ['/news/corrected', '2026-03-01', 'written again after it was published'],
  ['/news/draft', undefined, 'a draft'],
  ['/news/planned', undefined, 'still to come'],
  ['/news', '2026-03-01', 'a list, with its newest item'],
  ['/news/page/2', '2026-03-01', 'a further page of a list'],
  ['/portfolio/first', '2026-01-05', 'without a date of its own'],
  ['/privacy', '2026-05-01', 'checked after it was written'],
  ['/', '2026-03-01', 'the home page, with what it shows'],
  ['/about', '2026-01-05', 'written in the text file'],
  ['/unknown', undefined, 'unknown'],
])('%s last changed on %s: %s', async (route, day, _what) => {
  expect((await ask('project'))(defaultLocale, route)).toBe(day);
});

test.each(['shallow', 'archive'])(
  'of a copy without history (%s) only what was dated is known',
  async (copy) => {
    const known = await ask(copy);
    expect(
      ['/news/corrected', '/portfolio/first', '/about'].map((route) => known(defaultLocale, route)),
    ).toEqual(['2026-01-02', undefined, undefined]);
  },
);
