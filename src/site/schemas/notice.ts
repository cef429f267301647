import { z } from 'astro/zod';
import { group, isoDay, oneOf, shortText } from '#content/fields.ts';
import { routes } from '#site/routes.ts';
import { addProblem, inEachLanguage } from '#site/schemas/company.ts';

const notice = group({
  // A longer one would push the title off the screen of a phone.
  text: inEachLanguage(shortText(200)),
  first: isoDay.meta({ title: 'First day' }),
  last: isoDay.meta({ title: 'Last day' }).describe('It is on the site to the end of that day.'),
  page: oneOf(Object.keys(routes)).optional().describe('A page that says more.'),
}).superRefine(({ first, last }, context) => {
  if (last < first) addProblem(context, ['last'], last, 'expected a day that is not before "first".');
});

/** A text above the opening of every page, from its first to its last day. The file has one or none. */
export const noticeSchema = z.strictObject(
  { notice: notice.optional().describe('Above every page, such as: closed until 2 January.') },
  'expected nothing but "notice".',
);
