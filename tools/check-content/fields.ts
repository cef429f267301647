import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { facts } from '#company';
import { collections, todoMarker } from '#content/collections.ts';
import { drawingPath, toFieldSchema, type FieldSchema } from '#content/fields.ts';
import { factPattern } from '#i18n/facts.ts';
import type { Content, Item } from './content.ts';
import { quote, suggest } from './findings.ts';
import { checkAlternativeText, checkPlainText } from './leftovers.ts';
import { checkPicture } from './pictures.ts';
import { nameOf, type YamlDocument } from './yaml.ts';

/** Checks fields with a schema, whose error messages say what is expected. */
export function checkFields({ data, at, scalars }: YamlDocument, schema: z.ZodType): void {
  // Empty front matter is null, and lacks every key.
  for (const issue of schema.safeParse(data ?? {}, { reportInput: true }).error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        at(nameOf([...issue.path, key])).error(`is an unknown field: ${issue.message}`);
    else {
      const node = scalars.get(nameOf(issue.path));
      const isEmpty = issue.input === null && node !== undefined;
      // Its text is a remark, which is reported already.
      if (isEmpty && node.comment?.startsWith(' ') === false) continue;
      const written = issue.input instanceof Date ? node?.source : issue.input;
      const state = isEmpty ? 'empty' : quote(written);
      const remedy = isEmpty ? ' If it is optional, delete the line.' : '';
      at(nameOf(issue.path)).error(`is ${state}: ${issue.message}${remedy}`);
    }
  }
}

/** The schema of a field. */
const schemaAt = (schema: FieldSchema, path: readonly PropertyKey[]): FieldSchema =>
  path.reduce<FieldSchema>(
    (part, step) => (typeof step === 'number' ? part.items : part.properties?.[String(step)]) ?? {},
    schema,
  );

/** Checks the fields of an item with its collection's schema. */
export async function checkFrontMatter(item: Item, schema: z.ZodType, content: Content): Promise<void> {
  const { frontMatter } = item;
  if (!frontMatter) return;
  checkFields(frontMatter, schema);
  const fieldSchema = toFieldSchema(schema);
  for (const { field, path, text, node, place } of frontMatter.texts) {
    if (!text.trim()) continue;
    const { type, picture, recommended, maxLength } = schemaAt(fieldSchema, path);
    // YAML reads them as a part of the text.
    if (type === 'string' && node.type === 'PLAIN' && /^[“„‘].*[”“’]$/.test(text))
      place.warning('shows its curly quotation marks: delete them, or put straight ones around them.');
    if (recommended ?? maxLength) checkPlainText(text, place);
    if (picture) await checkPicture(text, item, place, content, collections[item.collection].picture);
    if (field.endsWith('.picture')) checkWords(field, text, frontMatter, content);
    if (/alt$/i.test(field)) checkAlternativeText(text, place);
    if (!recommended || text.startsWith(`${todoMarker}:`)) continue;
    const { minimum, maximum, reason } = recommended;
    if (text.length < minimum || text.length > maximum)
      place.warning(`has ${text.length} characters, recommended are ${minimum} to ${maximum}: ${reason}.`);
  }
}

/** Checks that a figure gives its drawing as many words as are in it. */
function checkWords(field: string, drawing: string, { texts, at }: YamlDocument, { root }: Content): void {
  if (!drawingPath.test(drawing) || !existsSync(join(root, drawing))) return;
  const { length: expected } = readFileSync(join(root, drawing), 'utf8').match(/<text\b/g) ?? [];
  const words = field.replace(/picture$/, 'words');
  const { length: found } = texts.filter((other) => other.field.startsWith(`${words}[`));
  if (found !== expected)
    at(words).error(`has ${found} of the ${expected} texts in ${drawing.slice(1)}: write them in its order.`);
}

/**
 * Checks the placeholders in an item's fields and body: facts such as `{{people}}` must exist, and no TODO may be
 * left from `npm run new`.
 */
export function checkPlaceholders({ frontMatter, page }: Item): void {
  const texts = [...(frontMatter?.texts ?? []), ...page.texts];
  for (const { text, place } of texts)
    if (text.startsWith(`${todoMarker}:`) || text.endsWith(`/${todoMarker}.svg`))
      place.error(`still says ${todoMarker}: write the text, or choose a picture.`);
  checkFacts(texts);
}

/**
 * Checks that texts mention facts that exist.
 * @param filled the names of other placeholders, which code fills in
 */
export function checkFacts(
  texts: Pick<YamlDocument['texts'][number], 'text' | 'place'>[],
  filled: string[] = [],
): void {
  const known = Object.keys(facts);
  for (const { text, place } of texts)
    for (const [fact, name = ''] of text.matchAll(factPattern)) {
      const remedy = suggest(name, known, `use one of ${known.join(', ')}.`);
      if (![...known, ...filled].includes(name))
        place.error(`mentions ${quote(fact)}, which is not in "facts" of src/company.ts: ${remedy}`);
    }
}
