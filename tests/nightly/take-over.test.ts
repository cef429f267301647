import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company, siteUrl } from '#company';
import { buildCopy, copyProject } from '#tests/support/project-copy.ts';

test('company facts and SITE_URL: a build with other ones mentions none of the old', async () => {
  const oldNumber = company.registrations[0]?.value ?? '';
  const [newNumber, newUrl] = ['12345678', 'https://www.another-company.example'];
  const folder = await copyProject('take-over', { content: true });
  const facts = join(folder, 'src/company.ts');
  await writeFile(facts, (await readFile(facts, 'utf8')).replace(oldNumber, newNumber));
  await buildCopy(folder, { SITE_URL: newUrl });
  const mentions: string[] = [];
  for (const file of globSync('**/*.{html,md,txt,vcf,xml,json,js}', { cwd: join(folder, 'dist') })) {
    const text = await readFile(join(folder, 'dist', file), 'utf8');
    for (const old of [oldNumber, siteUrl]) if (text.includes(old)) mentions.push(`${file}: ${old}`);
  }
  expect(mentions).toEqual([]);
  const privacy = await readFile(join(folder, 'dist/privacy.html'), 'utf8');
  expect(privacy).toContain(newNumber);
  expect(privacy).toContain(`<link rel="canonical" href="${newUrl}/privacy"`);
});
