import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { isScalar } from 'yaml';
import { facts } from '#company';
import { collections, todoMarker } from '#content/collections.ts';
import { drawingPath, toFieldSchema } from '#content/schemas/fields.ts';
import { factPattern } from '#i18n/facts.ts';
import { checkFields, schemaAt } from './fields.ts';
import type { Content, Item } from './content.ts';
import { quote, suggest } from './findings.ts';
import { checkAlternativeText } from './markdown.ts';
import { checkPicture } from './pictures.ts';
import type { YamlDocument } from './yaml.ts';

/** Whether somebody typed a value between curly quotation marks, which YAML reads as a part of it. */
const hasCurlyQuotes = (node: unknown): boolean =>
  isScalar(node) && node.type === 'PLAIN' && /^[“„‘].*[”“’]$/.test(String(node.value));

/** Checks the fields of an item with its collection's schema. */
export async function checkFrontMatter(item: Item, schema: z.ZodType, content: Content): Promise<void> {
  const { frontMatter } = item;
  if (!frontMatter) return;
  checkFields(frontMatter, schema);
  const fieldSchema = toFieldSchema(schema);
  for (const { field, path, text, place } of frontMatter.texts) {
    if (!text.trim()) continue;
    const { type, picture, recommended } = schemaAt(fieldSchema, path);
    if (type === 'string' && hasCurlyQuotes(frontMatter.values.get(field)?.node))
      place.warning('shows its curly quotation marks: delete them, or put straight ones around them.');
    if (picture) await checkPicture(text, item, place, content, collections[item.collection].picture);
    if (/alt$/i.test(field)) checkAlternativeText(text, place);
    if (!recommended || text.startsWith(`${todoMarker}:`)) continue;
    const { minimum, maximum, reason } = recommended;
    if (text.length < minimum || text.length > maximum)
      place.warning(`has ${text.length} characters, recommended are ${minimum} to ${maximum}: ${reason}.`);
  }
  checkWords(frontMatter, content);
}

/** Checks that an item gives each of its drawings as many words as are in it. */
function checkWords({ texts, at }: YamlDocument, { root }: Content): void {
  for (const { field, text } of texts) {
    if (!drawingPath.test(text) || !field.endsWith('.picture')) continue;
    const svg = existsSync(join(root, text)) ? readFileSync(join(root, text), 'utf8') : '';
    const expected = svg.match(/<text\b/g)?.length ?? 0;
    const words = field.replace(/picture$/, 'words');
    const found = texts.filter((other) => other.field.startsWith(`${words}[`)).length;
    if (found !== expected)
      at(words).error(`has ${found} of the ${expected} texts in ${text.slice(1)}: write them in its order.`);
  }
}

/**
 * Checks the placeholders in an item's fields and body: facts such as `{{people}}` must exist, and no TODO may be
 * left from `npm run new`.
 */
export function checkPlaceholders({ file, frontMatter, body }: Item, { report }: Content): void {
  const known = Object.keys(facts);
  const lines = body.split('\n').map((text, index) => ({ text, place: report(file, index + 1) }));
  for (const { text, place } of [...(frontMatter?.texts ?? []), ...lines]) {
    if (text.startsWith(`${todoMarker}:`) || text.endsWith(`/${todoMarker}.svg`))
      place.error(`still says ${todoMarker}: write the text, or choose a picture.`);
    for (const [fact, name = ''] of text.matchAll(factPattern)) {
      const remedy = suggest(name, known, `use one of ${known.join(', ')}.`);
      if (!known.includes(name))
        place.error(`mentions ${quote(fact)}, which is not in "facts" of src/company.ts: ${remedy}`);
    }
  }
}
