import { expect, test } from 'vitest';
import { toPlainDate } from '#i18n/format.ts';
import { makeProject, news } from '#tests/support/content-site.ts';
import { run, runWith } from '#tests/support/run-command.ts';

const check = (root: string) => run(root, 'check-content/check.ts');

test('check:content: exits with 0 when there are warnings only', async () => {
  const { root, write } = await makeProject();
  const soon = toPlainDate(new Date(Date.now() + 2 * 86_400_000));
  await write('src/content/news/en/alone.md', news('alone').replace('2026-04-19', soon));
  const { code, out, err } = await check(root);
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(/^Content: \d+ files, 1 scheduled; errors: 0, warnings: 1\.\n$/),
  });
  expect(err).toMatch(/^warning: src\/content\/news\/en\/alone\.md: has no .+\n\n$/);
});

test('check:content: exits with 1 after all errors, in order', async () => {
  const { root, edit, remove } = await makeProject();
  await edit('src/i18n/locales/nl-NL.json', '{', '{ "more": "x",');
  await remove('src/content/testimonials/nl/baker.md');
  const { code, out, err } = await check(root);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err.split('\n')).toEqual([
    expect.stringMatching(/^error: src\/content\/testimonials\/en\/baker\.md: /),
    expect.stringMatching(/^error: src\/i18n\/locales\/nl-NL\.json:\d+: /),
    '',
    expect.stringMatching(/^Content: \d+ files, 0 scheduled; errors: 2, warnings: 0\.$/),
    '',
  ]);
});

test('check:content: texts that cannot be loaded are reported alone', async () => {
  const { root, write } = await makeProject();
  await write('src/i18n/locales/en-GB.json', '{\n"a": }');
  expect(await check(root)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/en-GB\.json:2: .*\n\nContent: 0 files/),
  });
});

test('check:content: on GitHub, each finding is an annotation too', async () => {
  const { root, edit } = await makeProject();
  await edit('src/content/news/en/new-quay.md', 'date: 2026-04-19', 'date: 100% soon');
  const { code, out } = await runWith({ GITHUB_ACTIONS: 'true' }, root, 'tools/check-content/check.ts');
  expect(code).toBe(1);
  expect(out).toMatch(
    /^::error file=src\/content\/news\/en\/new-quay\.md,line=4,title=date::is "100%25 soon": expected a day/m,
  );
});

test('check:content: a language without a row of details is an error', async () => {
  const { root, edit } = await makeProject();
  await edit('src/shared/languages.ts', '] as const;', ", 'fy'] as const;");
  const { code, err } = await check(root);
  expect(code).toBe(1);
  expect(err).toMatch(/^error: src\/shared\/languages\.ts: has no row "fy" in details/m);
  expect(err).not.toContain('TypeError');
});
