import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { newestDay } from '#tests/fixtures/items.ts';
import { copyName, plannedName } from '#tests/fixtures/sites.ts';
import { defaultLocale, locales } from '#i18n/locales.ts';
import { itemRoute } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { copyFolder, previewCopy } from '#tests/support/project-copy.ts';
import { texts } from '#tests/support/texts.ts';

test('a preview shows what is planned, says what it is, and is kept from search engines', async () => {
  const folder = await previewCopy(copyFolder(copyName('none')), newestDay);
  const pages = globSync('**/*.html', { cwd: folder });
  const indexed = pages.filter(
    (page) => !readFileSync(join(folder, page), 'utf8').includes('content="noindex"'),
  );
  expect(indexed).toEqual([]);
  for (const { code } of locales) {
    const path = localizePath(code, itemRoute('news', plannedName));
    const page = parse(readFileSync(join(folder, `${path}.html`), 'utf8'));
    const banner = page.querySelector('aside.preview')?.textContent ?? '';
    expect(banner).toContain(texts[code].preview.planned.replace(/\{\{.*/, ''));
    expect(banner).toContain(texts[code].preview.search);
  }
  expect(pages).toContain(`news/${plannedName}.html`);
  expect(readFileSync(join(folder, 'about.html'), 'utf8')).not.toContain(texts[defaultLocale].preview.search);
});
