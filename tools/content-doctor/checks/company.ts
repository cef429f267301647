import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import type { company } from '#company';
import { quote, type Say } from '#tools/content-doctor/findings.ts';

/** The company's facts as somebody may write them, right or wrong. */
export type WrittenCompany = { [Field in keyof typeof company]: unknown };

const source = new URL('../../../src/company.ts', import.meta.url);

/** The nine digits of a citizen's or company's number, the last of which checks the others. */
const passesEleven = (digits: string) =>
  Array.from(digits, Number).reduce((sum, digit, index) => sum + digit * (index === 8 ? -1 : 9 - index), 0) %
    11 ===
  0;

/** The check of international account numbers, of the whole id with its letters as A = 10 and so on. */
const passesNinetySeven = (id: string) =>
  BigInt(id.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n === 1n;

const isVat = (id: string) =>
  /^NL\d{9}B\d{2}$/.test(id) && (passesEleven(id.slice(2, 11)) || passesNinetySeven(id));

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const time = z.stringFormat('time', /^(?:[01]\d|2[0-3]):[0-5]\d$/);
const span = z.strictObject({ days: z.array(z.enum(weekdays)).min(1), opens: time, closes: time });

function findOverlap(spans: z.infer<typeof span>[]): string | undefined {
  for (const [index, { days, opens, closes }] of spans.entries()) {
    const clash = spans
      .slice(0, index)
      .find(
        (other) =>
          opens < other.closes && other.opens < closes && other.days.some((day) => days.includes(day)),
      );
    if (clash) return `${opens} to ${closes} overlaps ${clash.opens} to ${clash.closes}`;
  }
  return undefined;
}

const hours = z
  .array(span, { error: 'want a list of days with the times at which you open and close.' })
  .superRefine((spans, context) => {
    const backward = spans.find(({ opens, closes }) => opens >= closes);
    const overlap = findOverlap(spans);
    if (backward)
      context.addIssue({
        code: 'custom',
        message: `which closes at ${backward.closes}, before it opens at ${backward.opens}: swap the two.`,
      });
    else if (overlap !== undefined)
      context.addIssue({ code: 'custom', message: `which ${overlap} on the same day: correct one of them.` });
  });

const rules = z.object({
  kvk: z
    .string()
    .regex(/^\d{8}$/, { error: 'want the eight digits of the trade register, as on your extract.' }),
  vat: z.string().refine(isVat, {
    error:
      'which is no VAT id, or has a typing error: want NL, nine digits, B and two digits, as the tax office wrote it.',
  }),
  email: z.email({ error: 'want an address with a host, such as hello@company.example.' }),
  hours,
});

/**
 * Checks the company's facts, as far as they can be checked.
 * @param facts what src/company.ts says
 * @param say takes each fact that cannot be right, with its line
 */
export function checkCompany(facts: WrittenCompany, say: Say): void {
  const lines = readFileSync(source, 'utf8').split('\n');
  const { error } = rules.safeParse(facts);
  for (const { path, message } of error?.issues ?? []) {
    const [field = ''] = path as [keyof WrittenCompany];
    const line = lines.findIndex((text) => text.startsWith(`  ${field}: `)) + 1;
    const value = facts[field as keyof WrittenCompany];
    const written = typeof value === 'string' ? ` is ${quote(value)},` : ' is wrong:';
    say(`"${path.join('.')}"${written} ${message}`, line);
  }
}
