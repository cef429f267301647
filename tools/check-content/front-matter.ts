import type { z } from 'astro/zod';
import { isScalar, isSeq } from 'yaml';
import { facts } from '#company';
import { collections, todoMarker } from '#content/collections.ts';
import { toFieldSchema, type FieldSchema } from '#content/schemas/fields.ts';
import { factPattern } from '#i18n/facts.ts';
import type { Item, Markdown } from './files.ts';
import { isFileName } from './markdown.ts';
import { nearest, quote, suggest, type Place, type Report } from './messages.ts';
import type { CheckPicture } from './pictures.ts';
import { hasCurlyQuotes, stringsIn, type YamlDocument } from './yaml.ts';

type Path = readonly PropertyKey[];

/** Writes `['steps', 0, 'title']` as `steps[0].title`. */
const nameOf = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

const schemaAt = (schema: FieldSchema, field: string): FieldSchema =>
  field
    .split(/\.|(?=\[)/)
    .filter(Boolean)
    .reduce((part, step) => (step.startsWith('[') ? part.items : part.properties?.[step]) ?? {}, schema);

/** Checks the front matter of an item with its collection's schema. */
export async function checkFrontMatter(
  { file, folder, collection }: Item,
  frontMatter: YamlDocument,
  schema: z.ZodType,
  checkPicture: CheckPicture,
  report: Report,
): Promise<void> {
  const { data, fields } = frontMatter;
  // Empty front matter is null, and lacks every key.
  const issues = schema.safeParse(data ?? {}).error?.issues ?? [];
  const fieldSchema = toFieldSchema(schema);
  const lineOf = (path: Path): number => fields.get(nameOf(path))?.line ?? lineOf(path.slice(0, -1));
  const placeOf = (path: Path) => ({ file, line: lineOf(path), field: nameOf(path) || undefined });

  // A misspelt key is reported once, not also as a missing one.
  const misspelt = new Set<string | undefined>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const known = Object.keys(schemaAt(fieldSchema, nameOf(issue.path)).properties ?? {});
    const unused = known.filter((key) => !fields.has(nameOf([...issue.path, key])));
    for (const key of issue.keys) {
      // YAML reads a no-break space, and a colon before one, as a part of the key.
      const joined = key.includes('\u00a0') ? /\w+/.exec(key)?.[0] : undefined;
      const meant = joined ?? nearest(key, unused);
      if (meant) misspelt.add(nameOf([...issue.path, meant]));
      const remedy = suggest(key, unused, `remove it; the fields here are ${known.join(', ')}.`);
      report(placeOf([...issue.path, key]), joined ? 'yaml-no-break-space' : 'unknown-field', { remedy });
    }
  }
  for (const issue of issues) {
    const place = placeOf(issue.path);
    if (issue.code === 'unrecognized_keys' || misspelt.has(place.field)) continue;
    const node = fields.get(nameOf(issue.path))?.node;
    if (hasCurlyQuotes(node)) report(place, 'yaml-curly-quotes', {});
    else reportInvalidValue(place, node, issue, report);
  }
  const isInvalid = (field: string) => issues.some(({ path }) => nameOf(path) === field);
  for (const { field, line, text } of stringsIn(frontMatter)) {
    if (!text.trim()) continue;
    const place = { file, line, field };
    if (hasCurlyQuotes(fields.get(field)?.node) && !isInvalid(field)) report(place, 'curly-quotes', {});
    const { picture, recommended } = schemaAt(fieldSchema, field);
    if (picture) await checkPicture(text, folder, place, collections[collection].picture);
    if (/alt$/i.test(field) && isFileName(text)) report(place, 'alt-file-name', { alt: quote(text) });
    if (!recommended || text.startsWith(`${todoMarker}:`)) continue;
    const { minimum, maximum, reason } = recommended;
    const { length } = text;
    if (length > maximum) report(place, 'too-long', { length, excess: length - maximum, reason });
    if (length < minimum) report(place, 'too-short', { length, minimum });
  }
}

function reportInvalidValue(place: Place, node: unknown, issue: z.core.$ZodIssue, report: Report): void {
  const { message: expected } = issue;
  const value = isScalar(node) ? node.value : undefined;
  if (value === null || (typeof value === 'string' && !value.trim()))
    report(place, 'empty-field', { expected });
  else if (issue.code === 'invalid_value' && typeof value === 'string') {
    const remedy = suggest(value, issue.values.map(String), expected);
    report(place, 'unknown-value', { value: quote(value), remedy });
  } else if (!node) report(place, 'missing-field', { expected });
  else report(place, 'wrong-value', { value: describeNode(node), expected });
}

function describeNode(node: unknown): string {
  if (isSeq(node)) return `a list of length ${node.items.length}`;
  if (!isScalar(node)) return 'a group of fields (put a text with a colon in quotes)';
  return typeof node.value === 'string' ? quote(node.value) : String(node.source ?? node.value);
}

/**
 * Checks the placeholders in an item's fields and body: facts such as `{{people}}` must exist, and no TODO may be
 * left from `npm run new`.
 */
export function checkPlaceholders({ file }: Item, { frontMatter, body }: Markdown, report: Report): void {
  const lines = body.split('\n').map((text, index) => ({ text, line: index + 1, field: undefined }));
  for (const { text, line, field } of [...stringsIn(frontMatter), ...lines]) {
    const place = { file, line, field };
    if (text.startsWith(`${todoMarker}:`)) report(place, 'unwritten', {});
    if (text.endsWith(`/${todoMarker}.svg`)) report(place, 'no-picture', {});
    for (const [fact, name = ''] of text.matchAll(factPattern)) {
      const known = Object.keys(facts);
      const remedy = suggest(name, known, `use one of ${known.join(', ')}.`);
      if (!known.includes(name)) report(place, 'unknown-fact', { fact: quote(fact), remedy });
    }
  }
}
