import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { texts } from '#i18n/texts.ts';
import { locales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { itemRoute } from '#site/routes.ts';
import { newestDay } from '#tests/fixtures/items.ts';
import { copyName, plannedName } from '#tests/fixtures/sites.ts';
import { astro, copyFolder, runInCopy } from '#tests/support/project-copy.ts';

const readPages = (folder: string) =>
  globSync('**/*.html', { cwd: folder }).map((page) => readFileSync(join(folder, page), 'utf8'));

test('preview: a scheduled item has a badge, every page is marked, and none may be indexed', async () => {
  const copy = copyFolder(copyName('none'));
  const folder = join(copy, 'dist-preview');
  await runInCopy({ PUBLISH_DAY: newestDay }, copy, astro, 'build', '--mode', 'preview', '--outDir', folder);
  for (const { code } of locales) {
    const path = localizePath(code, itemRoute('news', plannedName));
    const page = parse(readFileSync(join(folder, `${path}.html`), 'utf8'));
    const [words = ''] = texts[code].preview.scheduled.split('{{');
    expect(page.querySelector('.draft-badge')?.textContent).toContain(words);
  }
  const names = locales.map(({ code }) => texts[code].preview.build).join('|');
  const badge = new RegExp(`class="draft-badge"[^>]*>(?:${names})`);
  const unmarked = readPages(folder).filter(
    (page) => !page.includes('content="noindex"') || !badge.test(page),
  );
  expect(unmarked).toEqual([]);
});
