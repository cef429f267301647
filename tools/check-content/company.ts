import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import type { company } from '#company';
import { possibleSections } from '#content/collections.ts';
import { list, oneOf } from '#content/schemas/fields.ts';
import { weekdays } from '#i18n/format.ts';
import { quote, type Report } from './findings.ts';

const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'expected a time such as 09:00.', abort: true });

const openingHours = z
  .object({ days: list(oneOf(weekdays), 1, weekdays.length), opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, 'expected to open before closing: swap the times.');
type OpeningHours = z.infer<typeof openingHours>;

const overlap = (a: OpeningHours, b: OpeningHours) =>
  a.opens < b.closes && b.opens < a.closes && a.days.some((day) => b.days.includes(day));

/** The facts that have a format. */
const schema = z.object({
  name: z.string().regex(/^.{3,24}$/, 'expected 3 to 24 characters, for which the logo has room.'),
  vat: z
    .string()
    .regex(
      /^[A-Z]{2}[\dA-Z]{2,13}$/,
      'expected a VAT id such as NL000099998B57: leave the line out without one.',
    )
    .optional(),
  sections: z.array(oneOf(possibleSections)),
  type: z.string().regex(/^[A-Z][A-Za-z]+$/, 'expected a type of schema.org, such as Organization.'),
  email: z.email('expected an address such as hello@company.example.'),
  hours: z
    .array(openingHours, 'expected a list of days with the times of opening and closing.')
    .refine(
      (hours) => !hours.some((one, index) => hours.slice(0, index).some((other) => overlap(one, other))),
      'expected times that do not overlap on the same day: correct one of them.',
    ),
});

/** Checks the facts in src/company.ts that have a format. */
export function checkCompany(facts: Partial<Record<keyof typeof company, unknown>>, report: Report): void {
  const lines = readFileSync(new URL('../../src/company.ts', import.meta.url), 'utf8').split('\n');
  for (const { path, message: expected } of schema.safeParse(facts).error?.issues ?? []) {
    const line = lines.findIndex((text) => text.startsWith(`  ${String(path[0])}: `)) + 1;
    const value = path.reduce<unknown>((part, step) => Object(part)[step], facts);
    const place = report('src/company.ts', line, path.join('.'));
    place.error(`is ${quote(JSON.stringify(value) ?? '')}: ${expected}`);
  }
}
