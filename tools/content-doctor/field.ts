import { z } from 'astro/zod';
import type { Path } from './yaml-document.ts';

/** A field as it is named in findings: `steps[0].title`. */
export const fieldName = (path: Path): string =>
  path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index ? '.' : ''}${String(step)}`))
    .join('');

/** The value at a path; nothing where the path leads nowhere. */
export function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** Tells whether a value is a text of nothing but space. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** The paths of all texts of nothing but space, which a schema takes for texts like any other. */
export function blanksIn(data: unknown, path: Path = []): Path[] {
  if (isBlank(data)) return [path];
  if (Array.isArray(data)) return data.flatMap((item, index) => blanksIn(item, [...path, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => blanksIn(value, [...path, key]));
}

/** The part of a schema that rules the value at a path. */
export function schemaAt(schema: unknown, path: Path): unknown {
  let part = schema;
  for (const step of path) {
    if (part instanceof z.ZodObject) part = part.shape[String(step)];
    else if (part instanceof z.ZodArray) part = part.element;
    else return undefined;
  }
  return part;
}

/** The keys that a schema knows; none when it is not of an object. */
export const keysOf = (schema: unknown): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** What a schema wants, so that someone who writes texts knows what to write. */
export function describeSchema(schema: unknown): string {
  if (schema instanceof z.ZodDefault) return describeSchema(schema.unwrap());
  if (schema instanceof z.ZodString) return schema.description ?? `a text${lengthOf(schema)}`;
  if (schema instanceof z.ZodUnion && schema.options.some((option) => option instanceof z.ZodDate)) {
    return 'a date such as 2026-04-19';
  }
  if (schema instanceof z.ZodNumber) return `a whole number from ${schema.minValue ?? 0}`;
  if (schema instanceof z.ZodBoolean) return 'true or false';
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.join(', ')}`;
  if (schema instanceof z.ZodArray) return 'a list, each item on a line of its own after a hyphen';
  if (schema instanceof z.ZodObject) return `the keys ${keysOf(schema).join(', ')}`;
  return 'another value';
}

function lengthOf({ minLength, maxLength }: z.ZodString): string {
  if (maxLength === null) return '';
  return (minLength ?? 0) > 1
    ? ` of ${minLength} to ${maxLength} characters`
    : ` of at most ${maxLength} characters`;
}
