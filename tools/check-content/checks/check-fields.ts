import { z } from 'astro/zod';
import { isMap, isScalar, isSeq } from 'yaml';
import { nearest, quote, type Say } from '#tools/check-content/findings.ts';
import type { Message } from '#tools/check-content/messages/messages.ts';
import type { YamlDocument } from '#tools/check-content/reading/parse-yaml.ts';
import { explain, schemaAt } from './explain.ts';

/**
 * Checks a YAML or JSON text with a schema whose fields say what they want.
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

  const checkUnknownKey = (key: string, parent: readonly PropertyKey[], problem: Message) => {
    const path = [...parent, key];
    const name = nameOf(path);
    const free = keysAt(schema, parent).filter((known) => !fields.has(nameOf([...parent, known])));
    const near = nearest(key, free);
    if (near !== undefined) meant.add(nameOf([...parent, near]));
    say({ code: 'unknownKey', name, meant: near, problem }, lineOf(path));
  };

  // Unknown keys first: a key that was meant by one of them is not missing.
  for (const issue of error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') continue;
    const problem = explain(issue, schema, valueAt(data, issue.path));
    for (const key of issue.keys) checkUnknownKey(key, issue.path, problem);
  }
  for (const issue of error?.issues ?? []) {
    const { path } = issue;
    const name = nameOf(path);
    if (issue.code === 'unrecognized_keys' || meant.has(name)) continue;
    const warning = issue.code === 'custom' && issue.params?.['warning'] === true;
    const problem = explain(issue, schema, valueAt(data, path));
    if (name === '') say({ code: 'notGroup', problem }, lineOf(path));
    else
      say({ code: 'field', name, holds: describe(fields.get(name)?.node), problem }, lineOf(path), warning);
  }
}

/** A field as it is named in findings: `steps[0].title`. */
const nameOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, step) => (typeof step === 'number' ? `${name}[${step}]` : `${name}${name && '.'}${String(step)}`),
    '',
  );

/** What stands at a path. */
const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step], data);

/** The keys that a schema knows at a path. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const part = schemaAt(schema, path);
  return part instanceof z.ZodObject ? Object.keys(part.shape) : [];
}

/** What stands in a field: a text in quotes, what YAML made something else of as it was written. */
function describe(node: unknown): Message {
  if (isSeq(node)) return { code: 'holdsList', length: node.items.length };
  if (isMap(node)) return { code: 'holdsGroup' };
  if (!isScalar(node)) return { code: 'holdsNothing' };
  const { value, source } = node;
  if (value === null || (typeof value === 'string' && value.trim() === '')) return { code: 'holdsSpace' };
  return { code: 'holdsValue', value: typeof value === 'string' ? quote(value) : String(source ?? value) };
}
