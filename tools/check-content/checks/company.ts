import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import type { company } from '#company';
import { group, list, oneOf } from '#content/schemas/fields.ts';
import { weekdays } from '#i18n/format.ts';
import { quote, type Say } from '#tools/check-content/findings.ts';
import type { Message } from '#tools/check-content/messages/messages.ts';
import { explain, wants } from './explain.ts';

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

function wanting<Field extends z.ZodType>(code: Message['code'], field: Field): Field {
  wants.add(field, { explain: () => ({ code }) as Message });
  return field;
}

const time = wanting('wantTime', z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const span = group({ days: list(oneOf(weekdays), 1, weekdays.length), opens: time, closes: time });

function findOverlap(spans: z.infer<typeof span>[]): Message | undefined {
  for (const [index, { days, opens, closes }] of spans.entries()) {
    const clash = spans
      .slice(0, index)
      .find(
        (other) =>
          opens < other.closes && other.opens < closes && other.days.some((day) => days.includes(day)),
      );
    if (clash) return { code: 'overlap', opens, closes, otherOpens: clash.opens, otherCloses: clash.closes };
  }
  return undefined;
}

const hours = wanting(
  'wantHours',
  z.array(span).superRefine((spans, context) => {
    const backward = spans.find(({ opens, closes }) => opens >= closes);
    const { opens, closes } = backward ?? {};
    const message = backward ? { code: 'closesFirst', opens, closes } : findOverlap(spans);
    if (message) context.addIssue({ code: 'custom', params: { message } });
  }),
);

const rules = z.object({
  kvk: wanting('wantRegisterNumber', z.string().regex(/^\d{8}$/)),
  vat: wanting('wantVat', z.string().refine(isVat)),
  email: wanting('wantEmail', z.email()),
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
  for (const issue of error?.issues ?? []) {
    const [field = ''] = issue.path;
    const line = lines.findIndex((text) => text.startsWith(`  ${String(field)}: `)) + 1;
    const value = issue.path.reduce<unknown>((part, step) => Object(part)[step], facts);
    const name = issue.path.join('.');
    const problem = explain(issue, rules, value);
    if (typeof value !== 'string') say({ code: 'wrongFact', name, problem }, line);
    else say({ code: 'field', name, holds: { code: 'holdsValue', value: quote(value) }, problem }, line);
  }
}
