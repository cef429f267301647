import { cp, readFile, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectionNames, collections } from '#content/collections.ts';
import { root } from '#tests/support/folders.ts';
import { textFolders } from '#tools/check-content/texts.ts';
import { buildCopy, copyProject, runInCopy } from '#tests/support/project-copy.ts';

/** Repeats the Dutch rows of every table for another language. */
const addRows = (locales: string) =>
  locales
    .replace("'nl'] as const", "'nl', 'de'] as const")
    .replace(
      /^ {2}nl: (?:\{\n(?: {4}.*\n)*? {2}\},|.*[,;])\n/gm,
      (row) => row + row.replace('nl:', 'de:').replace(/(['<])nl-NL/g, '$1de-DE'),
    );

/** Imports the text file of another language, after the Dutch one. */
const addImport = (texts: string) =>
  texts
    .replace(/^import nl.*\n/gm, (line) => line + line.replaceAll('nl', 'de').replace('NL', 'DE'))
    .replace(/^ *nl: (.*)\n/m, (line) => line + line.replaceAll('nl', 'de'));

test('a third language: its rows, a text file and content are enough', async () => {
  const folder = await copyProject('third-language', { content: true });
  const edit = async (file: string, change: (text: string) => string, from = file) =>
    writeFile(join(folder, file), change(await readFile(join(folder, from), 'utf8')));
  await edit('src/i18n/shared/languages.ts', addRows);
  await edit('src/i18n/texts.ts', addImport);
  for (const texts of textFolders) await edit(`${texts}/de-DE.json`, (text) => text, `${texts}/nl-NL.json`);
  for (const name of collectionNames.filter((collection) => collections[collection].everyLanguage)) {
    const place = join(folder, 'src/content', name);
    await cp(join(place, 'nl'), join(place, 'de'), { recursive: true });
    for (const file of globSync(`src/content/${name}/de/*.md`, { cwd: folder }))
      await edit(file, (text) => text.replaceAll('](/nl', '](/de'));
  }
  await buildCopy(folder);
  expect(await readFile(join(folder, 'dist/de/services.html'), 'utf8')).toContain('<html lang="de-DE"');

  for (const part of ['tests', 'docs', 'playwright.config.ts', 'vitest.config.ts'])
    await cp(join(root, part), join(folder, part), { recursive: true });
  await runInCopy(folder, 'node_modules/astro/bin/astro.mjs', 'check');
  const vitest = 'node_modules/vitest/vitest.mjs';
  expect(await runInCopy(folder, vitest, 'run', '--project', 'unit', '--project', 'site')).toMatch(/passed/);
});
