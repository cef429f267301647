/** What a field wants, as the rest of a sentence that begins with what stands there. */
export const en = {
  wantText: ({ minimum, maximum }: { minimum: number; maximum: number }) =>
    `want a text of ${minimum > 1 ? `${minimum} to` : 'at most'} ${maximum} characters.`,
  wantOtherLength: ({ minimum, maximum, length }: { minimum: number; maximum: number; length: number }) => {
    const amount = length < minimum ? `${minimum - length} too few` : `${length - maximum} too many`;
    const range = minimum > 1 ? `${minimum} to` : 'at most';
    return `which has ${length} character${length === 1 ? '' : 's'}, ${amount}: want a text of ${range} ${maximum} characters.`;
  },
  wantQuotes: () => 'which YAML does not read as text: put it in quotes.',
  wantNumber: ({ minimum, maximum }: { minimum: number; maximum: number }) =>
    `want a whole number from ${minimum} to ${maximum}.`,
  wantList: ({ minimum, maximum }: { minimum: number; maximum: number }) =>
    `want a list of ${minimum} to ${maximum} items, each on a line of its own after a hyphen.`,
  wantOneOf: ({ values }: { values: readonly string[] }) => `want one of ${values.join(', ')}.`,
  wantKeys: ({ keys }: { keys: readonly string[] }) => `want the fields ${keys.join(', ')}.`,
  wantPoint: () =>
    'want two whole percentages from 0% to 100%, from the left and from the top, such as 30% 60%.',
  wantBoolean: () => 'want true or false.',
  wantDate: () => 'want a date such as 2026-04-19.',
  wantCalendarDay: () => 'which is no day of the calendar: want a date such as 2026-04-19.',
};
