import { z } from 'astro/zod';
import { wants as wantsOfSchemas } from '#content/schemas/wanting.ts';
import { nearest } from '#tools/check-content/findings.ts';
import type { Message } from '#tools/check-content/messages/messages.ts';

/** What the doctor's own fields want; those of the content's schemas say it themselves. */
export const wants = z.registry<{ explain: (input: unknown) => Message }>();

/**
 * The part of a schema at a path.
 * @param schema of the whole
 * @param path the keys and places that lead there
 */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let part: unknown = schema;
  for (const step of path) {
    part = bare(part);
    if (part instanceof z.ZodObject) part = part.shape[String(step)];
    else if (part instanceof z.ZodArray) part = part.element;
    else if (part instanceof z.ZodTuple) part = part.def.items[Number(step)];
  }
  const found = bare(part);
  return found instanceof z.ZodType ? found : undefined;
}

/** A field without the value that holds where none is written. */
const bare = (part: unknown): unknown =>
  part instanceof z.ZodDefault || part instanceof z.ZodOptional ? part.unwrap() : part;

/**
 * Says what is wrong with a value and what to do.
 * @param issue what the schema found
 * @param schema that found it
 * @param value what stands there
 * @throws {Error} when the field does not say what it wants
 */
export function explain(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): Message {
  if (issue.code === 'custom' && issue.params) return issue.params['message'] as Message;
  const field = schemaAt(schema, issue.path);
  const want = field && (wants.get(field) ?? wantsOfSchemas.get(field));
  if (!want) throw new Error(`The field ${issue.path.join('.')} does not say what it wants.`);
  const message = want.explain(value);
  const meant =
    message.code === 'wantOneOf' && typeof value === 'string' ? nearest(value, message.values) : undefined;
  return meant === undefined ? message : { code: 'notOneOf', meant };
}
