import { z } from 'astro/zod';
import { wanting } from '#content/schemas/wanting.ts';

/*
  The kinds of field. Each says what it wants in words for somebody who writes texts, which stand in words/. The message
  goes on where "title" is "…", has begun: the content doctor puts the field and the value in front, Astro the field.
*/

/** A text of more than space, whose length has limits. */
export const text = (minimum: number, maximum: number) =>
  wanting(
    (input) => {
      if (typeof input === 'number' || typeof input === 'boolean' || input instanceof Date)
        return { code: 'wantQuotes' };
      if (typeof input !== 'string' || !/\S/.test(input)) return { code: 'wantText', minimum, maximum };
      return { code: 'wantOtherLength', minimum, maximum, length: input.length };
    },
    (error) =>
      z
        .string(error)
        .regex(/\S/, { ...error, abort: true })
        .min(minimum, error)
        .max(maximum, error),
  );

/** A whole number within limits. */
export const wholeNumber = (minimum: number, maximum: number) =>
  wanting(
    () => ({ code: 'wantNumber', minimum, maximum }),
    (error) => z.int(error).min(minimum, error).max(maximum, error),
  );

/** A list whose length has limits. */
export const list = <Element extends z.ZodType>(element: Element, minimum: number, maximum: number) =>
  wanting(
    () => ({ code: 'wantList', minimum, maximum }),
    (error) => z.array(element, error).min(minimum, error).max(maximum, error),
  );

/** One of several texts. */
export const oneOf = (values: readonly string[]) =>
  wanting(
    () => ({ code: 'wantOneOf', values }),
    (error) => z.enum(values, error),
  );

/** Keys that belong together, all of them known. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  wanting(
    () => ({ code: 'wantKeys', keys: Object.keys(shape) }),
    (error) => z.strictObject(shape, error),
  );

/** A point of a picture, from the left and from the top. */
export const point = wanting(
  () => ({ code: 'wantPoint' }),
  (error) => z.string(error).regex(/^(?:100|\d{1,2})% (?:100|\d{1,2})%$/, error),
);

const boolean = wanting(
  () => ({ code: 'wantBoolean' }),
  (error) => z.boolean(error),
);

/** Whether an item is a draft, which is seen while editing and never published. */
export const draft = boolean.default(false);

/**
 * A plain day, `2026-04-19`, as a Date at midnight UTC.
 * Astro's YAML reads an unquoted day as a Date and turns `2026-13-45` into a real one,
 * so the content doctor's YAML makes an invalid Date of such a day.
 */
export const plainDate = wanting(
  (input) => {
    const isDay = input instanceof Date || /^\d{4}-\d\d-\d\d$/.test(String(input));
    return { code: isDay ? 'wantCalendarDay' : 'wantDate' };
  },
  (error) =>
    z.union([z.date(error), z.iso.date(error).transform((day) => new Date(`${day}T00:00:00Z`))], error),
);
