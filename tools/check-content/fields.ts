import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectionTraits, figureSize, todoMarker } from '#content/collections.ts';
import { drawingPath, type FieldSchema, imagePaths, toFieldSchema } from '#content/fields.ts';
import { schemas } from '#content/schemas.ts';
import { fillFacts } from '#i18n/facts.ts';
import { defaultLocale, type LocaleCode } from '#shared/locales.ts';
import { noticeSchema } from '#site/schemas/notice.ts';
import { textSchema } from '#site/schemas/texts.ts';
import type { Content, Item } from './content.ts';
import { quote } from './findings.ts';
import { checkAlternativeText, checkPlainText } from './leftovers.ts';
import { checkPicture } from './pictures.ts';
import { checkInserted } from './texts.ts';
import { checkSchema, readJson, type YamlDocument } from './yaml.ts';

/** The schema of a field. */
const schemaAt = (schema: FieldSchema, path: readonly PropertyKey[]): FieldSchema =>
  path.reduce<FieldSchema>(
    (part, step) => (typeof step === 'number' ? part.items : part.properties?.[String(step)]) ?? {},
    schema,
  );

/** Checks the texts of a file, in which facts count as filled in. */
function checkTexts({ texts }: Pick<YamlDocument, 'texts'>, schema: FieldSchema, locale: LocaleCode): void {
  for (const { path, text, node, place } of texts) {
    const { type, recommended, maxLength } = schemaAt(schema, path);
    const { minimum, maximum, reason } = recommended ?? { minimum: 0, maximum: Infinity };
    const { length } = fillFacts(text, locale);
    // YAML reads them as a part of the text.
    if (type === 'string' && node.type === 'PLAIN' && /^[“„‘].*[”“’]$/.test(text))
      place.warning('shows its curly quotation marks: delete them, or put straight ones around them.');
    if (recommended ?? maxLength) checkPlainText(text, place);
    if ((length < minimum || length > maximum) && !text.startsWith(`${todoMarker}:`))
      place.warning(`has ${length} characters, recommended are ${minimum} to ${maximum}: ${reason}.`);
  }
}

/** Checks the fields of an item with its collection's schema. */
export async function checkFields(item: Item, content: Content): Promise<void> {
  const schema = schemas[item.collection](imagePaths);
  const fieldSchema = toFieldSchema(schema);
  checkSchema(item, schema);
  checkTexts(item, fieldSchema, item.locale);
  for (const { field, path, text, place } of item.texts) {
    checkInserted(text, place);
    const isFigure = field.endsWith('.picture');
    const shown = isFigure ? figureSize : collectionTraits[item.collection].picture;
    if (schemaAt(fieldSchema, path).picture) await checkPicture(text, item, place, content, shown);
    if (isFigure) checkWords(field, text, item, content);
    if (/alt$/i.test(field)) checkAlternativeText(text, place);
  }
}

/** Checks the company's texts with the schema that the web editor makes its forms from. */
export function checkOwnTexts({ root, texts: documents }: Content): void {
  const [defaultTexts] = documents;
  if (!defaultTexts) return;
  const schema = textSchema(defaultTexts.fields);
  const fieldSchema = toFieldSchema(schema);
  // The other languages are compared with the default one.
  checkSchema(defaultTexts, schema);
  for (const document of documents) {
    checkTexts(document, fieldSchema, defaultLocale);
    for (const { path, text, place } of document.texts)
      if (schemaAt(fieldSchema, path).picture && !(text.startsWith('/art/') && existsSync(join(root, text))))
        place.error(`is ${quote(text)}, which does not exist: choose another picture, or none.`);
  }
}

/** Checks the notice above every page. */
export function checkNotice({ root, report }: Pick<Content, 'root' | 'report'>): void {
  const file = readJson(root, 'src/company/notice.json', report);
  if (!file || !checkSchema(file, noticeSchema)) return;
  checkTexts(file, toFieldSchema(noticeSchema), defaultLocale);
  for (const { text, place } of file.texts) checkInserted(text, place);
}

/** Checks that a figure gives its drawing as many words as are in it. */
function checkWords(field: string, drawing: string, { texts, at }: Item, { root }: Content): void {
  if (!drawingPath.test(drawing) || !existsSync(join(root, drawing))) return;
  const source = readFileSync(join(root, drawing), 'utf8').replace(/<!--.*?-->/gs, '');
  const { length: expected } = source.match(/<text\b/g) ?? [];
  const words = field.replace(/picture$/, 'words');
  const { length: found } = texts.filter((other) => other.field.startsWith(`${words}[`));
  if (found !== expected)
    at(words).error(`has ${found} of the ${expected} texts in ${drawing.slice(1)}: write them in its order.`);
}
