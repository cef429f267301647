import type { Message } from '#tools/check-content/messages/messages.ts';
import type { HiddenCharacter } from '#tools/check-content/messages/terms.ts';

const controls = new Map<string, HiddenCharacter>([
  ['\u200B', 'zeroWidthSpace'],
  ['\u202A', 'leftToRightEmbedding'],
  ['\u202B', 'rightToLeftEmbedding'],
  ['\u202C', 'endOfOverride'],
  ['\u202D', 'leftToRightOverride'],
  ['\u202E', 'rightToLeftOverride'],
  ['\u2060', 'wordJoiner'],
  ['\u2066', 'leftToRightIsolate'],
  ['\u2067', 'rightToLeftIsolate'],
  ['\u2068', 'strongIsolate'],
  ['\u2069', 'endOfIsolate'],
  ['\uFEFF', 'byteOrderMark'],
]);

// Soft hyphens stay, and the joiners of which emoji and some scripts are made.
const hidden = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?![\t\n\r])\p{Cc}/gu;

/**
 * Finds characters that nobody sees, and that can make a text read otherwise than it is written.
 * @returns what is wrong and what to do, once for each such character
 */
export function findHidden(text: string): Message[] {
  return Array.from(new Set(text.match(hidden)), (character) => {
    const point = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return { code: 'hidden', point, character: controls.get(character) ?? 'control' };
  });
}

/** The text as everybody sees it. */
export const withoutHidden = (text: string): string => text.replace(hidden, '');
