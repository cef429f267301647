import type { LocaleClues } from '#i18n/choose-locale.ts';
import type { LocaleCode } from '#i18n/locales.ts';

export interface LocaleChoice extends LocaleClues {
  /** What the case shows, as the end of “a visitor …”. */
  of: string;
  /** The language in which the visit goes on. */
  want: LocaleCode;
}

const visit = { path: '/about', cookie: undefined, languages: [], entry: true };

/** Who enters where, and the language that follows. */
export const localeChoices: LocaleChoice[] = [
  { ...visit, of: 'of whom nothing is known', want: 'en' },

  // A prefix wins.
  { ...visit, of: 'of a Dutch address', path: '/nl/about', want: 'nl' },
  { ...visit, of: 'of the Dutch home', path: '/nl', want: 'nl' },
  { ...visit, of: 'of a Dutch address who chose English', path: '/nl/about', cookie: 'en', want: 'nl' },
  { ...visit, of: 'of a Dutch address who reads English', path: '/nl', languages: ['en-GB'], want: 'nl' },
  { ...visit, of: 'of an address that only looks Dutch', path: '/nl-news', want: 'en' },
  {
    ...visit,
    of: 'of an address with the default as prefix',
    path: '/en/about',
    languages: ['nl'],
    want: 'nl',
  },

  // Then a stored choice, if it is exactly a known language.
  { ...visit, of: 'who chose Dutch', cookie: 'nl', want: 'nl' },
  { ...visit, of: 'who chose Dutch and reads English', cookie: 'nl', languages: ['en-GB', 'en'], want: 'nl' },
  { ...visit, of: 'who chose English and reads Dutch', cookie: 'en', languages: ['nl-NL', 'nl'], want: 'en' },
  { ...visit, of: 'whose choice is unknown', cookie: 'xx', languages: ['nl'], want: 'nl' },
  { ...visit, of: 'whose choice is empty', cookie: '', languages: ['nl'], want: 'nl' },
  { ...visit, of: 'whose choice is in capitals', cookie: 'NL', want: 'en' },
  { ...visit, of: 'whose choice is in quotes', cookie: '"nl"', want: 'en' },
  { ...visit, of: 'whose choice is a region', cookie: 'nl-NL', want: 'en' },
  { ...visit, of: 'whose choice is an address', cookie: 'nl/../../evil', want: 'en' },
  { ...visit, of: 'whose choice is a property of every object', cookie: 'constructor', want: 'en' },

  // Then the browser's languages.
  { ...visit, of: 'who reads Dutch', languages: ['nl'], want: 'nl' },
  { ...visit, of: 'who reads Belgian Dutch', languages: ['nl-BE'], want: 'nl' },
  { ...visit, of: 'whose language is in capitals', languages: ['NL-nl'], want: 'nl' },
  { ...visit, of: 'who reads Dutch before English', languages: ['nl-NL', 'nl', 'en'], want: 'nl' },
  { ...visit, of: 'who reads English before Dutch', languages: ['en-GB', 'en', 'nl'], want: 'en' },
  { ...visit, of: 'who reads Frisian, then Dutch', languages: ['fy', 'nl;q=0.5', 'en;q=0.3'], want: 'nl' },
  { ...visit, of: 'who reads none of the languages', languages: ['eo', 'la'], want: 'en' },
  { ...visit, of: 'whose weights turn the order', languages: ['en;q=0.4', 'nl;q=0.9'], want: 'nl' },
  { ...visit, of: 'whose weights are equal', languages: ['nl;q=0.8', 'en;q=0.8'], want: 'nl' },
  { ...visit, of: 'who refuses Dutch', languages: ['nl;q=0', 'fy'], want: 'en' },
  { ...visit, of: 'who refuses Dutch in full', languages: ['nl;q=0.000', 'en;q=0.1'], want: 'en' },
  { ...visit, of: 'who refuses English and reads Dutch', languages: ['en;q=0', 'nl;q=0.001'], want: 'nl' },
  { ...visit, of: 'who reads anything', languages: ['*'], want: 'en' },
  { ...visit, of: 'who reads Dutch, or else anything', languages: ['*;q=0.5', 'nl'], want: 'nl' },
  { ...visit, of: 'whose header has spaces', languages: [' nl-NL ; q=0.9', ' en ; q=0.8'], want: 'nl' },
  { ...visit, of: 'whose weight is a word', languages: ['nl;q=most', 'en;q=0.1'], want: 'en' },
  { ...visit, of: 'whose weight is too great', languages: ['nl;q=7', 'en;q=0.1'], want: 'en' },
  { ...visit, of: 'whose weight is negative', languages: ['nl;q=-1', 'en;q=0.1'], want: 'en' },
  { ...visit, of: 'whose weight is missing', languages: ['nl;q=', 'en;q=0.1'], want: 'en' },
  { ...visit, of: 'who reads Lower German', languages: ['nds-NL'], want: 'en' },
  { ...visit, of: 'whose list has holes', languages: ['', ' ', 'nl'], want: 'nl' },

  // Only on entry: inside the site the link says it.
  { ...visit, of: 'inside the site who reads Dutch', languages: ['nl'], entry: false, want: 'en' },
  { ...visit, of: 'inside the site who chose Dutch', cookie: 'nl', entry: false, want: 'en' },
  { ...visit, of: 'inside the Dutch site', path: '/nl/about', cookie: 'en', entry: false, want: 'nl' },
];

const few = [
  'of whom nothing is known',
  'of a Dutch address who chose English',
  'who chose English and reads Dutch',
  'whose choice is an address',
  'who reads Belgian Dutch',
  'who reads Frisian, then Dutch',
  'inside the site who reads Dutch',
];

/** A handful, which shows that a server or a page asks the rule and heeds its answer. */
export const fewLocaleChoices = few.map((name) => {
  const choice = localeChoices.find(({ of }) => of === name);
  if (!choice) throw new Error(`There is no case "${name}".`);
  return choice;
});
