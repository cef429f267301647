import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawingPath } from '#content/schemas/fields.ts';
import type { Item } from './files.ts';
import type { Report } from './messages.ts';
import { stringsIn, type YamlDocument } from './yaml.ts';

/** Checks that an item gives each of its drawings as many words as are in it. */
export async function checkPlates(
  root: string,
  { file }: Item,
  frontMatter: YamlDocument,
  report: Report,
): Promise<void> {
  const texts = stringsIn(frontMatter);
  for (const { field, line, text } of texts) {
    if (!drawingPath.test(text) || !field.endsWith('.picture')) continue;
    const svg = await readFile(join(root, text), 'utf8').catch(() => '');
    const expected = svg.match(/<text\b/g)?.length ?? 0;
    const words = field.replace(/picture$/, 'words');
    const found = texts.filter((other) => other.field.startsWith(`${words}[`)).length;
    if (found !== expected)
      report({ file, line, field: words }, 'plate-words', { drawing: text.slice(1), found, expected });
  }
}
