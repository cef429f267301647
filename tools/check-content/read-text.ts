import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place, Report } from './findings.ts';

// Soft hyphens are allowed, and the joiners of emoji and some scripts.
const hidden = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?![\t\n\r])\p{Cc}/gu;

/** Reports invisible characters, which can make a text read differently from its source. */
export function reportHiddenCharacters(text: string, place: Place): void {
  for (const character of new Set(text.match(hidden))) {
    const point = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    place.error(`has an invisible character, U+${point}: delete it, or type the words around it again.`);
  }
}

/**
 * Reads a text file.
 * @param root the project's folder
 * @param file the path from the root
 * @returns the text without byte order mark and hidden characters; undefined if it can't be read,
 *   or has a merge conflict
 */
export function readText(root: string, file: string, report: Report): string | undefined {
  let bytes;
  try {
    bytes = readFileSync(join(root, file));
  } catch (error) {
    report(file).error(`cannot be read (${String(error)}): correct its name or its permissions.`);
    return undefined;
  }
  const text = new TextDecoder().decode(bytes);
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const place = report(file, index + 1);
    const isBroken = !isUtf8(bytes) && line.includes('\uFFFD');
    const isConflict = /^(?:<{7}|={7}|>{7})(?: |$)/.test(line);
    if (isBroken) place.error('is not UTF-8 text: save the file with the encoding UTF-8.');
    if (isConflict) place.error('has a conflict that Git could not merge: keep one version.');
    if (isBroken || isConflict) return undefined;
    reportHiddenCharacters(line, place);
  }
  return text.replace(hidden, '');
}
