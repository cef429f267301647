import type { z } from 'astro/zod';
import { blanksIn, describeSchema, fieldName, isBlank, keysOf, schemaAt, valueAt } from './field.ts';
import { explainValue } from './explain-value.ts';
import { nearest, type Finding } from './finding.ts';
import type { MarkdownFile } from './markdown-file.ts';
import type { Path } from './yaml-document.ts';

/**
 * Checks front matter with the schema that Astro uses.
 * @param markdown the file
 * @param schema the collection's schema
 * @returns a finding for every field that is not as it should be
 */
export async function checkSchema(
  { file, frontMatter }: MarkdownFile,
  schema: z.ZodType,
): Promise<Finding[]> {
  // An empty front matter lacks all its keys.
  const data = frontMatter.data ?? {};
  const { error } = await schema.safeParseAsync(data);
  const found: Explanation[] = (error?.issues ?? []).flatMap((issue) =>
    explain(issue, { data, schema, written: frontMatter.written }),
  );
  found.push(
    ...blanksIn(data).map((path) => ({ path, message: `"${fieldName(path)}" is empty: write it.` })),
  );
  const meant = new Set(found.map(({ instead }) => instead));
  return found
    .filter(({ missing }) => missing === undefined || !meant.has(missing))
    .map(({ path, message }) => ({ file, line: frontMatter.lineOf(path), message }));
}

interface Context {
  data: unknown;
  schema: z.ZodType;
  written: (path: Path) => string | undefined;
}

interface Explanation {
  path: Path;
  message: string;
  /** The field that is missing. */
  missing?: string;
  /** The field that was meant by an unknown key: it is not called missing as well. */
  instead?: string;
}

function explain(issue: z.core.$ZodIssue, context: Context): Explanation[] {
  const { path } = issue;
  const schema = schemaAt(context.schema, path);
  const field = fieldName(path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownKey([...path, key], keysOf(schema), valueAt(context.data, path)));
  }
  if (path.length === 0) {
    return [{ path, message: 'has front matter that is not a list of "key: value" lines: write it so.' }];
  }
  const value = valueAt(context.data, path);
  if (isBlank(value)) return [];
  const want = describeSchema(schema);
  if (value === undefined) return [{ path, missing: field, message: `"${field}" is missing: add ${want}.` }];
  return [
    { path, message: `"${field}" ${explainValue(issue, { value, written: context.written(path), want })}` },
  ];
}

function unknownKey(path: Path, known: string[], siblings: unknown): Explanation {
  const key = String(path.at(-1));
  const free = known.filter((name) => valueAt(siblings, [name]) === undefined);
  const meant = nearest(key, free);
  const message = `unknown key "${fieldName(path)}": `;
  if (meant === undefined)
    return { path, message: `${message}remove it; the known keys are ${known.join(', ')}.` };
  return {
    path,
    instead: fieldName([...path.slice(0, -1), meant]),
    message: `${message}did you mean "${meant}"?`,
  };
}
