import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeProject } from '#tests/support/content-site.ts';
import { commitAll, git } from '#tests/support/git.ts';
import { run } from '#tests/support/run-command.ts';

test('new company: takes out the sample company, once Git has it', async () => {
  const { root, write } = await makeProject();
  await write('.gitignore', 'node_modules\n');
  await write('art/people/mei.svg', '<svg/>');
  await write('wrangler.jsonc', '{ "name": "company-website" }\n');
  const start = () => run(root, 'new/new.ts', 'company', "Ada's");
  expect(await start()).toMatchObject({ code: 1, err: expect.stringContaining('git init') });
  git(root, 'init', '--quiet');
  expect(await start()).toMatchObject({ code: 1, err: expect.stringContaining('art/') });
  commitAll(root);
  git(root, 'branch', '--quiet', 'template');
  git(root, 'branch', '--quiet', '--set-upstream-to=template');
  expect(await run(root, 'new/new.ts', 'company', 'IT')).toMatchObject({
    code: 1,
    err: expect.stringContaining('3 to 40'),
  });
  expect(await start()).toMatchObject({ code: 0, err: '' });
  expect(await readFile(join(root, 'src/company/company.json'), 'utf8')).toContain(`"name": "Ada's"`);
  expect(await readFile(join(root, 'wrangler.jsonc'), 'utf8')).toContain('"name": "ada');
  for (const gone of ['art/people', 'src/content/news/en', 'src/content/services/nl'])
    expect(existsSync(join(root, gone)), gone).toBe(false);
  const { code, err } = await run(root, 'check-content/check.ts');
  // A copy that was never published has no addresses to lose.
  expect(err).toBe('');
  expect(code).toBe(0);
});
