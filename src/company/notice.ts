import { z } from 'astro/zod';
import data from '#company/notice.json' with { type: 'json' };
import { inEachLanguage } from '#company/schema.ts';
import { group, isoDay, pattern, shortText } from '#content/fields.ts';

const notice = group({
  // A longer one would push the title off the screen of a phone.
  text: inEachLanguage(shortText(200)),
  first: isoDay.describe('The first day on which it is shown.'),
  last: isoDay.describe('The last day on which it is shown.'),
  link: pattern(/^\/\S*$/, 'the address of a page without its language, such as /contact')
    .optional()
    .describe('A page that says more, without its language: /contact.'),
}).superRefine(({ first, last }, context) => {
  const message = 'expected a day that is not before "first".';
  if (last < first) context.addIssue({ code: 'custom', path: ['last'], input: last, message });
});

/** A text above the opening of every page, on some days. */
export type Notice = z.infer<typeof notice>;

/** The file has one notice or none. */
export const noticeSchema = z.strictObject(
  { notice: notice.optional().describe('Above every page, such as: closed until 2 January.') },
  'expected nothing but "notice".',
);

/** @throws {Error} when src/company/notice.json is invalid, which `npm run check:content` explains */
export const readNotice = (): Notice | undefined => noticeSchema.parse(data).notice;

/** What a notice is on a day such as 2026-12-24. */
export function stateOf({ first, last }: Notice, day: string): 'planned' | 'shown' | 'ended' {
  if (day < first) return 'planned';
  return day > last ? 'ended' : 'shown';
}
