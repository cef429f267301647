import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place, Report } from './messages.ts';

// Soft hyphens are allowed, and the joiners of emoji and some scripts.
const hidden = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?![\t\n\r])\p{Cc}/gu;

/** Reports invisible characters, which can make a text read differently from its source. */
export function reportHiddenCharacters(text: string, place: Place, report: Report): void {
  for (const character of new Set(text.match(hidden))) {
    const point = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    report(place, 'hidden-character', { point });
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
    report({ file }, 'unreadable', { reason: (error as NodeJS.ErrnoException).code ?? String(error) });
    return undefined;
  }
  const text = new TextDecoder().decode(bytes);
  if (!isUtf8(bytes)) {
    const line = text.slice(0, text.indexOf('\uFFFD')).split('\n').length;
    report({ file, line }, 'not-utf8', {});
    return undefined;
  }
  const lines = text.split(/\r?\n/);
  const conflict = lines.findIndex((line) => /^(?:<{7}|={7}|>{7})(?: |$)/.test(line));
  if (conflict >= 0) {
    report({ file, line: conflict + 1 }, 'merge-conflict', {});
    return undefined;
  }
  for (const [index, line] of lines.entries())
    reportHiddenCharacters(line, { file, line: index + 1 }, report);
  return text.replace(hidden, '');
}
