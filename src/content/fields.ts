import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { slugPattern } from '#content/slug.ts';

/*
  The types of field. Their error messages describe the expected value. Lengths are only recommended, unless a
  longer text breaks a layout.
*/

/** A text that matches a pattern. */
export const pattern = (form: RegExp, expected: string) => {
  const error = ({ input }: { input?: unknown }) =>
    ['number', 'boolean'].includes(typeof input) || input instanceof Date
      ? 'YAML does not read this as text, put it in quotes.'
      : `expected ${expected}.`;
  return z.string({ error }).regex(form, { error, abort: true }).meta({ expected });
};

export const anyText = (expected: string) => pattern(/\S/, expected);

/**
 * A text that isn't empty.
 * @param minimum the lowest recommended number of characters
 * @param maximum the highest
 * @param reason the reason for the limits, as the end of a sentence
 */
export const text = (minimum: number, maximum: number, reason: string) => {
  const range = minimum > 1 ? `${minimum} to ${maximum}` : `at most ${maximum}`;
  return anyText(`a text, preferably of ${range} characters`).meta({
    recommended: { minimum, maximum, reason },
  });
};

/** A text that breaks the layout when it is longer than `maximum` characters. */
export const shortText = (maximum: number) => {
  const expected = `a text of at most ${maximum} characters`;
  return anyText(expected).max(maximum, `expected ${expected}.`).meta({ expected });
};

export const wholeNumber = (minimum: number, maximum: number) => {
  const error = `expected a whole number from ${minimum} to ${maximum}.`;
  return z.int({ error }).min(minimum, { error }).max(maximum, { error });
};

export const list = <Element extends z.ZodType>(element: Element, minimum: number, maximum: number) => {
  const error = `expected a list of ${minimum} to ${maximum} items: [one, two], or each on its own line after a hyphen.`;
  return z.array(element, { error }).min(minimum, { error }).max(maximum, { error });
};

export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, { error: `expected one of ${values.join(', ')}.` });

/** A field whose value, or whose number of items, is the same in every language. */
export const shared = <Schema extends z.ZodType>(schema: Schema): Schema => schema.meta({ shared: true });

/** A group of fields. Unknown keys are errors. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, { error: `expected the fields ${Object.keys(shape).join(', ')}.` });

/** A point of a picture, from the left and from the top. */
export const point = pattern(
  /^(?:100|\d{1,2})% (?:100|\d{1,2})%$/,
  'two whole percentages, from the left and from the top, such as 30% 60%',
);

export const slug = pattern(slugPattern, 'a file name without .md, such as a-new-quay');

export const yesOrNo = z.boolean({ error: 'expected true or false.' });

/** Whether an item is a draft: editors see it, visitors never do. */
export const draft = yesOrNo
  .default(false)
  .describe('Hides the item from visitors. With review, leave it off.');

const dateError = 'expected a day that is in the calendar, without a time, such as 2026-04-19.';

/**
 * A day such as `2026-04-19`, as a Date at midnight UTC. Astro's YAML parser turns `2026-13-45` into a valid
 * Date, which `npm run check:content` reports.
 */
export const plainDate = z.union([z.date(), z.iso.date().transform((day) => new Date(`${day}T00:00:00Z`))], {
  error: dateError,
});

/** A day such as `2026-04-19` in a JSON file. */
export const isoDay = z.iso.date({ error: dateError });

/** A content schema as JSON Schema, with the metadata of the fields in this file. */
export interface FieldSchema extends z.core.JSONSchema.BaseSchema {
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
  anyOf?: FieldSchema[];
  /** Whether the field is the path of a picture. */
  picture?: boolean;
  /** Whether it is the same in all languages. */
  shared?: boolean;
  /** What a text has to be, as the end of a sentence. */
  expected?: string;
  /** Whether the text may have several lines. */
  lines?: boolean;
  /** The lengths for which `npm run check:content` doesn't warn, and the reason, as the end of a sentence. */
  recommended?: { minimum: number; maximum: number; reason: string };
}

/** Converts a content schema to JSON Schema, for the tools and the web editor. */
export const toFieldSchema = (schema: z.ZodType): FieldSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;

/** The path of a drawing, from the project's root. Other pictures are photographs, which Astro imports. */
export const drawingPath = /^\/art\/.+\.svg$/;

export const picture = ({ image }: SchemaContext) => {
  const error = 'expected the path of a picture, such as ../covers/name.jpg or /art/items/news/name.svg.';
  return z.union([z.string().regex(drawingPath), image()], { error }).meta({ picture: true });
};

/**
 * Replaces Astro's `image()` where a schema is used outside Astro: a path. The cast is needed because Astro's
 * type contains the picture's size, which only the build knows.
 */
export const imagePaths: SchemaContext = { image: z.string as unknown as SchemaContext['image'] };
