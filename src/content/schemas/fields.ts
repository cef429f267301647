import { z } from 'astro/zod';

/*
  The kinds of field. Each says what it wants in words for somebody who writes texts. The message goes on where
  "title" is "…", has begun: the content doctor puts the field and the value in front, Astro the field.
*/

/** A text of more than space, whose length has limits. */
export const text = (minimum: number, maximum: number) => {
  const want = `want a text of ${minimum > 1 ? `${minimum} to` : 'at most'} ${maximum} characters.`;
  const explainLength = ({ input }: { input?: unknown }) => {
    const { length } = String(input);
    const amount = length < minimum ? `${minimum - length} too few` : `${length - maximum} too many`;
    return `which has ${length} character${length === 1 ? '' : 's'}, ${amount}: ${want}`;
  };
  return z
    .string({
      error: ({ input }) =>
        typeof input === 'number' || typeof input === 'boolean' || input instanceof Date
          ? 'which YAML does not read as text: put it in quotes.'
          : want,
    })
    .regex(/\S/, { error: want, abort: true })
    .min(minimum, { error: explainLength })
    .max(maximum, { error: explainLength });
};

/** A whole number within limits. */
export const wholeNumber = (minimum: number, maximum: number) => {
  const error = `want a whole number from ${minimum} to ${maximum}.`;
  return z.int({ error }).min(minimum, { error }).max(maximum, { error });
};

/** A list whose length has limits. */
export const list = <Element extends z.ZodType>(element: Element, minimum: number, maximum: number) => {
  const error = `want a list of ${minimum} to ${maximum} items, each on a line of its own after a hyphen.`;
  return z.array(element, { error }).min(minimum, { error }).max(maximum, { error });
};

/** One of several texts. */
export const oneOf = (values: readonly string[]) =>
  z.enum(values, { error: `want one of ${values.join(', ')}.` });

/** Keys that belong together, all of them known. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, { error: `want the keys ${Object.keys(shape).join(', ')}.` });

const wantPoint =
  'want two whole percentages from 0% to 100%, from the left and from the top, such as 30% 60%.';

/** A point of a picture, from the left and from the top. */
export const point = z
  .string({ error: wantPoint })
  .regex(/^(?:100|\d{1,2})% (?:100|\d{1,2})%$/, { error: wantPoint });

/** Whether an item is a draft, which is seen while editing and never published. */
export const draft = z.boolean({ error: 'want true or false.' }).default(false);

const date = {
  error: ({ input }: { input?: unknown }) => {
    const isDay = input instanceof Date || /^\d{4}-\d\d-\d\d$/.test(String(input));
    return `${isDay ? 'which is no day of the calendar: ' : ''}want a date such as 2026-04-19.`;
  },
};

/**
 * A plain day, `2026-04-19`, as a Date at midnight UTC.
 * Astro's YAML reads an unquoted day as a Date and turns `2026-13-45` into a real one,
 * so the content doctor's YAML makes an invalid Date of such a day.
 */
export const plainDate = z.union(
  [z.date(date), z.iso.date(date).transform((day) => new Date(`${day}T00:00:00Z`))],
  date,
);
