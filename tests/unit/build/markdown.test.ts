import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'vitest';
import { markdown as settings } from '#build/markdown.ts';
import { openNotes } from '#tests/support/notes.ts';

test('Markdown: becomes in every case the HTML that is noted beside it', async () => {
  const renderer = await settings.processor.createRenderer(settings);
  const fileURL = pathToFileURL('/src/content/news/nl/item.md');
  const file = join(import.meta.dirname, 'cases.yaml');
  const { cases, note, expectNoted } = openNotes<Record<string, { markdown: string }>>(file);
  for (const [what, { markdown }] of Object.entries(cases))
    note([what, 'html'], (await renderer.render(markdown, { fileURL })).code.trim());
  await expectNoted();
});
