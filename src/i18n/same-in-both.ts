/**
 * Texts that are rightly the same in English and Dutch, each with the reason.
 * Any other text that is the same in both is taken for one that was not translated.
 */
export const sameInBoth: Readonly<Record<string, string>> = {
  '{{title}} | Lichtkade': 'a pattern and a name',
  '© {{year}} {{company}}, Rotterdam': 'a sign, placeholders and a place name',
  Contact: 'the same word in both languages',
  Menu: 'the same word in both languages',
  Open: 'the same word in both languages',
};
