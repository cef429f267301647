import { z } from 'astro/zod';
import { isMap, isScalar, isSeq } from 'yaml';
import { count, nearest, quote, type Say } from '#tools/content-doctor/findings.ts';
import type { YamlDocument } from '#tools/content-doctor/reading/parse-yaml.ts';

/**
 * Checks a YAML or JSON text with a schema whose messages say what it wants.
 * @param document the text
 * @param schema what it must be
 * @param say takes every field that is not as it should be
 */
export async function checkFields(
  { data, fields }: YamlDocument,
  schema: z.ZodType,
  say: Say,
): Promise<void> {
  // An empty text lacks all its keys.
  const { error } = await schema.safeParseAsync(data ?? {});
  const meant = new Set<string>();
  const lineOf = (path: readonly PropertyKey[]): number =>
    fields.get(nameOf(path))?.line ?? lineOf(path.slice(0, -1));

  const checkUnknownKey = (key: string, parent: readonly PropertyKey[], want: string) => {
    const path = [...parent, key];
    const free = keysAt(schema, parent).filter((name) => !fields.has(nameOf([...parent, name])));
    const near = nearest(key, free);
    if (near !== undefined) meant.add(nameOf([...parent, near]));
    const remedy = near === undefined ? `remove it, ${want}` : `did you mean "${near}"?`;
    say(`unknown key "${nameOf(path)}": ${remedy}`, lineOf(path));
  };

  // Unknown keys first: a key that was meant by one of them is not missing.
  for (const issue of error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) checkUnknownKey(key, issue.path, issue.message);
  }
  for (const issue of error?.issues ?? []) {
    const { path, message } = issue;
    const name = nameOf(path);
    if (issue.code === 'unrecognized_keys' || meant.has(name)) continue;
    const warning = issue.code === 'custom' && issue.params?.['warning'] === true;
    if (name === '') say(`is no group of keys with values: ${message}`, lineOf(path));
    else say(`"${name}" is ${describe(fields.get(name)?.node)}, ${message}`, lineOf(path), warning);
  }
}

/** A field as it is named in findings: `steps[0].title`. */
const nameOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : `${name}${name && '.'}${String(step)}`),
    '',
  );

/** The keys that a schema knows at a path. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let part: unknown = schema;
  for (const step of path) {
    if (part instanceof z.ZodObject) part = part.shape[String(step)];
    else if (part instanceof z.ZodArray) part = part.element;
    else if (part instanceof z.ZodTuple) part = part.def.items[Number(step)];
  }
  return part instanceof z.ZodObject ? Object.keys(part.shape) : [];
}

/** What stands in a field: a text in quotes, what YAML made something else of as it was written. */
function describe(node: unknown): string {
  if (isSeq(node)) return `a list of ${count(node.items.length, 'item')}`;
  if (isMap(node)) return 'a group of keys (a text with a colon needs quotes)';
  if (!isScalar(node)) return 'missing';
  const { value, source } = node;
  if (value === null || (typeof value === 'string' && value.trim() === '')) return 'empty';
  return typeof value === 'string' ? quote(value) : String(source ?? value);
}
