const controls = new Map([
  ['\u200B', 'a zero-width space'],
  ['\u202A', 'a left-to-right embedding'],
  ['\u202B', 'a right-to-left embedding'],
  ['\u202C', 'an end of embedding or override'],
  ['\u202D', 'a left-to-right override'],
  ['\u202E', 'a right-to-left override'],
  ['\u2060', 'a word joiner'],
  ['\u2066', 'a left-to-right isolate'],
  ['\u2067', 'a right-to-left isolate'],
  ['\u2068', 'a first strong isolate'],
  ['\u2069', 'an end of isolate'],
  ['\uFEFF', 'a byte order mark'],
]);

// Soft hyphens stay, and the joiners of which emoji and some scripts are made.
const hidden = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?![\t\n\r])\p{Cc}/gu;

/**
 * Finds characters that nobody sees, and that can make a text read otherwise than it is written.
 * @returns what is wrong and what to do, once for each such character
 */
export function findHidden(text: string): string[] {
  return Array.from(new Set(text.match(hidden)), (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const name = controls.get(character) ?? 'a control character';
    return `holds U+${code}, ${name}, which nobody sees: delete it, or type the words around it anew.`;
  });
}

/** The text as everybody sees it. */
export const withoutHidden = (text: string): string => text.replace(hidden, '');
