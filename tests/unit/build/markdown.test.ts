import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'vitest';
import { markdown as settings } from '#build/markdown.ts';
import { texts } from '#i18n/texts.ts';
import { openNotes } from '#tests/support/notes.ts';

/** A site needn't have Dutch texts. */
const withoutTexts = (html: string) =>
  Object.entries(texts.nl.main.notes).reduce((rest, [key, text]) => rest.replace(text, `{${key}}`), html);

test('Markdown: becomes in every case the HTML that is noted beside it', async () => {
  const renderer = await settings.processor.createRenderer(settings);
  const fileURL = pathToFileURL('/src/content/news/nl/item.md');
  const file = join(import.meta.dirname, 'cases.yaml');
  const { cases, note, expectNoted } = openNotes<Record<string, { markdown: string }>>(file);
  for (const [what, { markdown }] of Object.entries(cases))
    note([what, 'html'], withoutTexts((await renderer.render(markdown, { fileURL })).code.trim()));
  await expectNoted();
});
