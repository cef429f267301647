import type { z } from 'astro/zod';
import { isScalar, isSeq } from 'yaml';
import { toFieldSchema, type FieldSchema } from '#content/schemas/fields.ts';
import { nearest, quote, suggest } from './findings.ts';
import { nameOf, type YamlDocument } from './yaml.ts';

/** The schema of a field. */
export const schemaAt = (schema: FieldSchema, path: readonly PropertyKey[]): FieldSchema =>
  path.reduce<FieldSchema>((part, step) => {
    const item = part.prefixItems?.[Number(step)] ?? part.items;
    return (typeof step === 'number' ? item : part.properties?.[String(step)]) ?? {};
  }, schema);

/** Checks fields with a schema, whose error messages say what is expected. */
export function checkFields({ data, values, at }: YamlDocument, schema: z.ZodType): void {
  const fieldSchema = toFieldSchema(schema);
  // Empty front matter is null, and lacks every key.
  const issues = schema.safeParse(data ?? {}).error?.issues ?? [];
  // A misspelt key is reported once, not also as a missing one.
  const misspelt = new Set<string>();
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const known = Object.keys(schemaAt(fieldSchema, issue.path).properties ?? {});
    const unused = known.filter((key) => !values.has(nameOf([...issue.path, key])));
    for (const key of issue.keys) {
      misspelt.add(nameOf([...issue.path, nearest(key, unused) ?? '']));
      const remedy = suggest(key, unused, `remove it; the fields here are ${known.join(', ')}.`);
      at(nameOf([...issue.path, key])).error(`is an unknown field: ${remedy}`);
    }
  }
  for (const issue of issues) {
    const field = nameOf(issue.path);
    if (issue.code === 'unrecognized_keys' || misspelt.has(field)) continue;
    const node = values.get(field)?.node;
    const known = issue.code === 'invalid_value' ? issue.values.map(String) : [];
    const remedy = suggest(isScalar(node) ? String(node.value) : '', known, issue.message);
    at(field).error(`is ${describe(node)}: ${remedy}`);
  }
}

function describe(node: unknown): string {
  if (!node) return 'missing';
  if (isSeq(node)) return `a list of length ${node.items.length}`;
  if (!isScalar(node)) return 'a group of fields (put a text with a colon in quotes)';
  if (!String(node.value ?? '').trim()) return 'empty';
  return typeof node.value === 'string' ? quote(node.value) : String(node.source ?? node.value);
}
