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
  const facts = await readFile(file, 'utf8');
  await writeFile(file, facts.replaceAll(company.street, 'Elders 7').replaceAll(company.kvk, '12345678'));
  await buildCopy(folder);
  const files = globSync('**/*.{html,md,txt,vcf,xml}', { cwd: join(folder, 'dist') });
  const old: string[] = [];
  for (const name of files) {
    const text = await readFile(join(folder, 'dist', name), 'utf8');
    if (text.includes(company.street) || text.includes(company.kvk)) old.push(name);
  }
  expect(old).toEqual([]);
  expect(await readFile(join(folder, 'dist/privacy.html'), 'utf8')).toContain('Elders 7');
});
