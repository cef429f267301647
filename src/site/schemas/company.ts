import { z } from 'astro/zod';
import { possibleSections } from '#content/collections.ts';
import { group, isoDay, list, oneOf, pattern, shortText, wholeNumber, yesOrNo } from '#content/fields.ts';
import { weekdays } from '#i18n/format.ts';
import { texts } from '#i18n/texts.ts';
import { defaultLocale, type LocaleCode, locales } from '#shared/locales.ts';

/*
  The facts of src/company/company.json, from which their form in the web editor, their types and their check
  are made. Only builds and tools import this file: what runs on a server reads the facts without it.
*/

/** The names that have room in the logo and the footer. */
export const namePattern = /^(?=.{3,40}$)\S{1,24}(?: \S{1,24})*$/;

const name = pattern(namePattern, '3 to 40 characters, in words of at most 24');

const short = shortText(80);

/** The names of languages on labels, which are English. */
export const languageNames = new Intl.DisplayNames('en', { type: 'language' });

export const inEachLanguage = <Field extends z.ZodType>(field: Field) => {
  const fields = locales.map(({ code }) => [code, field.meta({ title: languageNames.of(code) })] as const);
  return group(Object.fromEntries(fields) as Record<LocaleCode, Field>);
};

/** A text that is the same in all languages, or a text for each. */
const words = z.union([short, inEachLanguage(short)], {
  error: `expected a text, or one for each language: ${locales.map(({ code }) => code).join(', ')}.`,
});

const origin = pattern(
  /^https:\/\/[a-z\d*.-]+\.[a-z\d-]+(?::\d+)?$/,
  'an address such as https://www.company.nl, in small letters and without a path',
);

const webAddress = pattern(/^https:\/\/[^\s/]+\.\S+$/, 'an address that begins with https://');

/** Reports a mistake that only shows when several fields are compared. */
export const addProblem = (
  context: z.RefinementCtx,
  path: (string | number)[],
  input: unknown,
  message: string,
) => context.addIssue({ code: 'custom', path, input, message });

const time = pattern(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time from 00:00 to 23:59, such as 09:30');

const period = group({ opens: time, closes: time }).refine(
  ({ opens, closes }) => opens !== closes,
  'expected two times, for all day 00:00 and 23:59.',
);

const openDays = group({
  days: list(oneOf(weekdays), 1, 7),
  times: list(period, 0, 3)
    .optional()
    .describe('One that closes after midnight belongs to the evening before. None: by appointment.'),
}).meta({ title: 'days' });

/** The minutes of a period on a day, from Monday at midnight. Sunday's night ends on Monday. */
function minutesOf({ opens, closes }: z.output<typeof period>, day: (typeof weekdays)[number]): number[] {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const length = (minutes(closes) - minutes(opens) + 1440) % 1440;
  const first = weekdays.indexOf(day) * 1440 + minutes(opens);
  return Array.from({ length }, (_, minute) => (first + minute) % 10_080);
}

const hours = list(openDays, 1, 7).superRefine((rows, context) => {
  const taken = new Set<number>();
  for (const [row, { days, times = [] }] of rows.entries()) {
    const others = times.length > 0 ? [] : rows.toSpliced(row, 1).flatMap((other) => other.days);
    const twice = days.find((day, index) => days.indexOf(day) < index || others.includes(day));
    if (twice) addProblem(context, [row, 'days'], days, `expected ${twice} once.`);
    for (const [index, hours] of times.entries()) {
      const day = days.find((day) => minutesOf(hours, day).some((minute) => taken.has(minute)));
      if (day)
        addProblem(
          context,
          [row, 'times', index],
          hours,
          `expected hours that do not overlap others of ${day}.`,
        );
      for (const minute of days.flatMap((day) => minutesOf(hours, day))) taken.add(minute);
    }
  }
});

const closedDays = group({
  from: isoDay,
  to: isoDay.describe('The last closed day.'),
  why: words.optional().describe('Such as: summer holidays.'),
})
  .superRefine(({ from, to }, context) => {
    if (to < from) addProblem(context, ['to'], to, 'expected a day that is not before "from".');
  })
  .meta({ title: 'days' });

const factName = pattern(/^[a-z]\w*$/i, 'a name of letters and digits, such as hourPrice').describe(
  'Texts insert it by this name, such as {{hourPrice}}.',
);

const about = short.meta({ title: 'What it is' }).describe('Visitors do not see it.');

const amountError = 'expected an amount, such as 95 or 12.50.';

const price = group({
  about,
  name: factName,
  amount: z
    .number({ error: amountError })
    .min(0, { error: amountError })
    .multipleOf(0.01, { error: amountError })
    .optional()
    .describe('With or without VAT, as your texts say. Leave it empty if it is a sum.'),
  sum: list(group({ price: factName, times: wholeNumber(1, 1000).optional() }), 1, 20)
    .optional()
    .describe('Names of prices above this one, and how many times each counts.'),
});

const prices = list(price, 0, 200).superRefine((all, context) => {
  for (const [index, entry] of all.entries()) {
    const known = all.slice(0, index).map(({ name }) => name);
    if ((entry.amount === undefined) === (entry.sum === undefined))
      addProblem(context, [index], entry, 'expected an amount or a sum.');
    for (const [part, { price }] of (entry.sum ?? []).entries())
      if (!known.includes(price))
        addProblem(
          context,
          [index, 'sum', part, 'price'],
          price,
          'expected the name of a price above this one.',
        );
  }
});

const number = group({
  about,
  name: factName,
  value: z.number({ error: 'expected a number, such as 12 or 99.9.' }),
});

/** Of the Content-Security-Policy. */
const directive = pattern(
  /^(?:connect|font|frame|img|media|script|style)-src$|^form-action$/,
  'connect-src, font-src, form-action, frame-src, img-src, media-src, script-src or style-src',
);

const isTimeZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

/** What each office has. */
const place = {
  phone: pattern(/^\+[1-9](?: ?\d){7,14}$/, 'a number such as +31 10 123 45 67'),
  hours: hours.meta({ title: 'Opening hours' }),
  street: words.describe('Street and house number.'),
  postalCode: shortText(20),
  city: words,
  directions: webAddress.describe('A page of a map that shows the way.'),
};

export const companySchema = group({
  name,
  email: pattern(/^[^\s@:,;<>]+@[^\s@.,]+(?:\.[^\s@.,]+)+$/, 'an address such as hello@company.nl'),
  ...place,
  offices: list(group({ label: words, ...place }), 0, 20).describe('Besides the address above.'),
  closed: list(closedDays, 0, 20).describe('Days without hours. Past ones disappear from the site.'),
  answering: list(oneOf(texts[defaultLocale].about.team.map(({ name }) => name)), 0, 6).describe(
    'Colleagues who answer the phone.',
  ),
  prices: prices.describe('Amounts that texts insert by name.'),
  numbers: list(number, 0, 200).describe('Numbers that texts insert by name, up to twenty in words.'),
  phrases: list(group({ about, name: factName, words }), 0, 200).describe(
    'Words that texts insert by name, and numbers that stay in figures.',
  ),
  postcodeLast: yesOrNo.describe('As in London SW1A 1AA. Otherwise, the town comes after it.'),
  country: pattern(/^[A-Z]{2}$/, 'two capital letters, such as NL'),
  area: words.describe('Where our customers are.'),
  profiles: list(group({ name: short, href: webAddress.meta({ title: 'Address' }) }), 0, 6).describe(
    'On social networks. The footer links to them.',
  ),
  legalName: short.describe('In the trade register, with the legal form.'),
  seat: words.describe('Where the company is registered.'),
  registrations: list(group({ label: words, value: short }), 0, 6).describe(
    'Numbers in registers, which every page shows.',
  ),
  vat: pattern(/^[A-Z]{2}[\dA-Z]{8,12}$/, 'a VAT number such as NL000099998B57, without spaces')
    .optional()
    .meta({ title: 'VAT number' }),
  founded: pattern(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'a month such as 2020-01'),
  type: pattern(/^[A-Z]\w+$/, 'a type such as LocalBusiness').describe(
    'For search engines: LocalBusiness, or a more precise type of https://schema.org/LocalBusiness.',
  ),
  timeZone: short.refine(isTimeZone, 'expected a time zone such as Europe/Amsterdam.'),
  currency: short.refine(
    (code) => Intl.supportedValuesOf('currency').includes(code),
    'expected three capital letters, such as EUR.',
  ),
  site: origin.describe('The public address of the site, unless the variable SITE_URL names another.'),
  contactForm: yesOrNo.describe('Needs the server of this site: off on a host of static files.'),
  water: yesOrNo.describe('Whether what stands on the line is mirrored in water below it.'),
  sections: list(oneOf(possibleSections), 0, possibleSections.length).describe(
    'The sections of the site. Menus, pages and the sitemap follow.',
  ),
  thirdParties: list(
    group({
      origin,
      may: list(directive, 1, 8),
      why: inEachLanguage(shortText(200)).describe('For the privacy statement.'),
    }),
    0,
    20,
  ).describe('Other sites that our pages may use. Policies and the privacy statement follow.'),
  samples: list(short, 0, 500).describe(
    'What is still invented. A value that you change leaves this list; take off it what is right as it is.',
  ),
}).superRefine((facts, context) => {
  const taken = new Set([...Object.keys(facts), 'company', 'address']);
  for (const key of ['prices', 'numbers', 'phrases'] as const)
    for (const [index, { name }] of facts[key].entries()) {
      if (taken.has(name))
        addProblem(context, [key, index, 'name'], name, 'expected a name that no other fact has.');
      taken.add(name);
    }
});
