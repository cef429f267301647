import type { ErrorCode } from 'yaml';

/** What a YAML error usually comes from, in the words of someone who writes texts. */
const advice: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: 'is not indented like the lines around it: give keys of one level the same number of spaces.',
  BAD_SCALAR_START: 'begins with a character with a special meaning in YAML: put the text in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'holds a colon inside a text: put the text in quotes.',
  DUPLICATE_KEY: 'has a key that occurs twice: keep one of them.',
  MISSING_CHAR: 'opens a quotation mark or bracket that is never closed: close it.',
  MULTILINE_IMPLICIT_KEY:
    'is not of the form "key: text": add the colon, or indent it to go on with the text above.',
  TAG_RESOLVE_FAILED: 'begins with a character with a special meaning in YAML: put the text in quotes.',
  TAB_AS_INDENT: 'is indented with a tab: use spaces.',
};

/**
 * Says what to do about a YAML error.
 * @param code the error's code
 * @param original the parser's own words, for errors that have no advice
 * @returns the rest of a sentence that begins with the place
 */
export const adviseOnYaml = (code: ErrorCode, original: string): string =>
  advice[code] ?? `is not valid YAML (${original}): put texts with unusual characters in quotes.`;
