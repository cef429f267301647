import type { en } from '#content/schemas/words/en.ts';

const range = (minimum: number, maximum: number) =>
  minimum > 1 ? `${minimum} tot ${maximum} tekens` : `hoogstens ${maximum} tekens`;

/** Wat een veld nodig heeft, als vervolg op wat er staat. */
export const nl: typeof en = {
  wantText: ({ minimum, maximum }) => `hier hoort een tekst van ${range(minimum, maximum)}.`,
  wantOtherLength: ({ minimum, maximum, length }) => {
    const amount = length < minimum ? `${minimum - length} te weinig` : `${length - maximum} te veel`;
    return `dat ${length === 1 ? 'is 1 teken' : `zijn ${length} tekens`}, ${amount}. Maak er een tekst van ${range(minimum, maximum)} van.`;
  },
  wantQuotes: () => 'YAML leest dat niet als tekst. Zet het tussen aanhalingstekens.',
  wantNumber: ({ minimum, maximum }) => `hier hoort een geheel getal van ${minimum} tot en met ${maximum}.`,
  wantList: ({ minimum, maximum }) =>
    `hier hoort een lijst van ${minimum} tot ${maximum} onderdelen, elk op een eigen regel na een streepje.`,
  wantOneOf: ({ values }) => `kies uit ${values.join(', ')}.`,
  wantKeys: ({ keys }) => `de velden hier zijn ${keys.join(', ')}.`,
  wantPoint: () =>
    'hier horen twee hele percentages van 0% tot 100%, gerekend van links en van boven, zoals 30% 60%.',
  wantBoolean: () => 'hier hoort true of false.',
  wantDate: () => 'hier hoort een datum zoals 2026-04-19.',
  wantCalendarDay: () => 'die dag bestaat niet. Hier hoort een datum zoals 2026-04-19.',
};
