import type { Mistake } from './case.ts';

/** The facts of the company. */
export const company: Mistake[] = [
  {
    what: 'a register number of seven digits',
    company: {
      kvk: '6875011',
    },
    at: 'src/company.ts:…',
    en: '"kvk" is "6875011", want the eight digits of the trade register, as on your extract.',
    nl: '"kvk" is "6875011": hier horen de acht cijfers van het KvK-nummer, zoals op het uittreksel.',
  },
  {
    what: 'a VAT id with a slip',
    company: {
      vat: 'NL123456789B01',
    },
    at: 'src/company.ts:…',
    en: '"vat" is "NL123456789B01", which is no VAT id, or has a typing error: want NL, nine digits, B and two digits, as the tax office wrote it.',
    nl: '"vat" is "NL123456789B01": dat is geen btw-id, of er zit een tikfout in. Het begint met NL, dan negen cijfers, B en twee cijfers, zoals de Belastingdienst het schreef.',
  },
  {
    what: 'an e-mail address without a host',
    company: {
      email: 'hallo@',
    },
    at: 'src/company.ts:…',
    en: '"email" is "hallo@", want an address with a host, such as hello@company.example.',
    nl: '"email" is "hallo@": hier hoort een e-mailadres, zoals hallo@bedrijf.example.',
  },
  {
    what: 'no list of hours',
    company: {
      hours: '9 to 5',
    },
    at: 'src/company.ts:…',
    en: '"hours" is "9 to 5", want a list of days with the times at which you open and close.',
    nl: '"hours" is "9 to 5": hier hoort een lijst van dagen met de tijden waarop je opent en sluit.',
  },
  {
    what: 'a day of the week that is misspelt',
    company: {
      hours: [
        {
          days: ['Moonday'],
          opens: '09:00',
          closes: '12:00',
        },
      ],
    },
    at: 'src/company.ts:…',
    en: '"hours.0.days.0" is "Moonday", which is not known here: did you mean "Monday"?',
    nl: '"hours.0.days.0" is "Moonday": dat is hier niet bekend, bedoel je "Monday"?',
  },
  {
    what: 'a time in another notation',
    company: {
      hours: [
        {
          days: ['Monday'],
          opens: '9am',
          closes: '12:00',
        },
      ],
    },
    more: 1,
    at: 'src/company.ts:…',
    en: '"hours.0.opens" is "9am", want a time such as 09:00.',
    nl: '"hours.0.opens" is "9am": hier hoort een tijd zoals 09:00.',
  },
  {
    what: 'a span that ends before it begins',
    company: {
      hours: [
        {
          days: ['Monday'],
          opens: '17:00',
          closes: '12:00',
        },
      ],
    },
    at: 'src/company.ts:…',
    en: '"hours" is wrong: which closes at 12:00, before it opens at 17:00: swap the two.',
    nl: '"hours" klopt niet: daar wordt om 12:00 gesloten, en pas om 17:00 geopend. Wissel de twee om.',
  },
  {
    what: 'two spans at once',
    company: {
      hours: [
        {
          days: ['Monday'],
          opens: '09:00',
          closes: '12:00',
        },
        {
          days: ['Monday'],
          opens: '11:30',
          closes: '17:00',
        },
      ],
    },
    at: 'src/company.ts:…',
    en: '"hours" is wrong: which 11:30 to 17:00 overlaps 09:00 to 12:00 on the same day: correct one of them.',
    nl: '"hours" klopt niet: 11:30 tot 17:00 overlapt op dezelfde dag met 09:00 tot 12:00. Verbeter een van de twee.',
  },
  {
    what: 'a list of days that is empty',
    company: {
      hours: [
        {
          days: [],
          opens: '09:00',
          closes: '12:00',
        },
      ],
    },
    at: 'src/company.ts:…',
    en: '"hours.0.days" is wrong: want a list of 1 to 7 items, each on a line of its own after a hyphen.',
    nl: '"hours.0.days" klopt niet: hier hoort een lijst van 1 tot 7 onderdelen, elk op een eigen regel na een streepje.',
  },
];
