import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '#company';
import { buildCopy, copyProject } from '#tests/support/project-copy.ts';

test('who changes the company’s facts finds the old ones nowhere in the next build', async () => {
  const folder = await copyProject('company', { content: true });
  await buildCopy(folder);
  const file = join(folder, 'src/company.ts');
  const number = '12345678';
  const facts = await readFile(file, 'utf8');
  await writeFile(file, facts.replace(company.kvk, number));
  await buildCopy(folder);
  const files = globSync('**/*.{html,md,txt,vcf,xml}', { cwd: join(folder, 'dist') });
  const old: string[] = [];
  for (const name of files) {
    if ((await readFile(join(folder, 'dist', name), 'utf8')).includes(company.kvk)) old.push(name);
  }
  expect(old).toEqual([]);
  expect(await readFile(join(folder, 'dist/privacy.html'), 'utf8')).toContain(number);
});
