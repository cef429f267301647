import { z } from 'astro/zod';
import { isScalar, isSeq } from 'yaml';
import { facts } from '#company';
import { collections, unwritten } from '#content/collections.ts';
import type { Recommended } from '#content/schemas/fields.ts';
import { factPattern } from '#i18n/facts.ts';
import type { Item, Markdown } from './files.ts';
import { nearest, quote, suggest, type Place, type Report } from './messages.ts';
import type { CheckPicture } from './pictures.ts';
import { textsOf, type YamlDocument } from './yaml.ts';

type Path = readonly PropertyKey[];

/** As much of a JSON Schema as is read here. */
interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  recommended?: Recommended;
  picture?: boolean;
}

/** `steps[0].title` */
const nameOf = (path: Path): string =>
  path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : `${name}${name && '.'}${String(step)}`),
    '',
  );

/**
 * Checks the front matter of an item with its collection's schema.
 * @param schema of the collection, whose issues say what is expected
 */
export async function checkFields(
  { file, folder, collection }: Item,
  { data, fields }: YamlDocument,
  schema: z.ZodType,
  checkPicture: CheckPicture,
  report: Report,
): Promise<void> {
  // Empty front matter lacks every key.
  const { error } = schema.safeParse(data ?? {});
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const lineOf = (path: Path): number => fields.get(nameOf(path))?.line ?? lineOf(path.slice(0, -1));
  const placeOf = (path: Path) => ({ file, line: lineOf(path), field: nameOf(path) || undefined });

  // Unknown keys first: the key that was meant is not missing too.
  const meant = new Set<string>();
  for (const issue of error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') continue;
    const known = Object.keys(schemaAt(json, issue.path).properties ?? {});
    const unused = known.filter((key) => !fields.has(nameOf([...issue.path, key])));
    for (const key of issue.keys) {
      const place = placeOf([...issue.path, key]);
      // Such as a no-break space, which is no space to YAML.
      const glued = /^(\w+):/.exec(key)?.[1];
      const near = glued ?? nearest(key, unused);
      if (near) meant.add(nameOf([...issue.path, near]));
      const remedy = suggest(key, unused, `remove it; the fields here are ${known.join(', ')}.`);
      report(place, glued ? 'no-space' : 'unknown-field', { remedy });
    }
  }
  for (const issue of error?.issues ?? []) {
    const place = placeOf(issue.path);
    if (issue.code === 'unrecognized_keys' || (place.field && meant.has(place.field))) continue;
    reportValue(place, fields.get(nameOf(issue.path))?.node, issue, report);
  }
  for (const [path, text, { picture, recommended }] of textsWithSchema(json, data)) {
    const place = placeOf(path);
    if (picture) await checkPicture(text, folder, place, collections[collection].picture);
    if (!recommended) continue;
    const { minimum, maximum, reason } = recommended;
    const { length } = text;
    if (length > maximum) report(place, 'too-long', { length, excess: length - maximum, reason });
    if (length < minimum) report(place, 'too-short', { length, minimum });
  }
}

const schemaAt = (schema: JsonSchema, path: Path): JsonSchema =>
  path.reduce<JsonSchema>(
    (part, step) => (typeof step === 'number' ? part.items : part.properties?.[String(step)]) ?? {},
    schema,
  );

/** The texts of an item, each with its part of the schema. */
function* textsWithSchema(
  schema: JsonSchema,
  value: unknown,
  path: Path = [],
): Generator<[Path, string, JsonSchema]> {
  if (typeof value === 'string' && value.trim()) yield [path, value, schema];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const step = Array.isArray(value) ? Number(key) : key;
    yield* textsWithSchema(schemaAt(schema, [step]), child, [...path, step]);
  }
}

/** Reports a value that is not what its field expects. */
function reportValue(place: Place, node: unknown, issue: z.core.$ZodIssue, report: Report): void {
  const { message: expected } = issue;
  const own = isScalar(node) ? node.value : undefined;
  if (own === null || (typeof own === 'string' && !own.trim())) report(place, 'empty-field', { expected });
  else if (issue.code === 'invalid_value' && typeof own === 'string') {
    const remedy = suggest(own, issue.values.map(String), expected);
    report(place, 'unknown-value', { value: quote(own), remedy });
  } else if (!node) report(place, 'missing-field', { expected });
  else report(place, 'wrong-value', { value: describeNode(node), expected });
}

function describeNode(node: unknown): string {
  if (isSeq(node)) return `a list of length ${node.items.length}`;
  if (!isScalar(node)) return 'a group of fields (put a text with a colon in quotes)';
  return typeof node.value === 'string' ? quote(node.value) : String(node.source ?? node.value);
}

/**
 * Checks the texts of an item, its fields and its body: facts of the company, `{{people}}`, must exist, and a published
 * item must not say what `npm run new` left to be written.
 */
export function checkPassages({ file, draft }: Item, { frontMatter, body }: Markdown, report: Report): void {
  const lines = body.split('\n').map((text, index) => ({ text, line: index + 1, field: undefined }));
  for (const { text, line, field } of [...textsOf(frontMatter), ...lines]) {
    const place = { file, line, field };
    const isUnwritten = text.startsWith(`${unwritten}:`) || text.endsWith(`/${unwritten}.png`);
    if (isUnwritten && !draft) report(place, 'unwritten', {});
    for (const [fact, name = ''] of text.matchAll(factPattern)) {
      const known = Object.keys(facts);
      const remedy = suggest(name, known, `use one of ${known.join(', ')}.`);
      if (!known.includes(name)) report(place, 'unknown-fact', { fact: quote(fact), remedy });
    }
  }
}
