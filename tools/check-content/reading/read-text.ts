import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '#tools/check-content/findings.ts';
import { findHidden, withoutHidden } from '#tools/check-content/checks/hidden-characters.ts';

/**
 * Reads a text file.
 * @param root the project's folder
 * @param file the path from there
 * @param report takes what is wrong with it
 * @returns the text without byte order mark and hidden characters, if it can be had
 */
export function readText(root: string, file: string, report: Report): string | undefined {
  let bytes;
  try {
    bytes = readFileSync(join(root, file));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    report(file, { code: 'unreadable', reason: String(reason) });
    return undefined;
  }
  const text = new TextDecoder().decode(bytes);
  if (!isUtf8(bytes)) {
    const before = text.slice(0, text.indexOf('\uFFFD'));
    report(file, { code: 'notUtf8' }, before.split('\n').length);
    return undefined;
  }
  for (const [index, line] of text.split('\n').entries()) {
    for (const message of findHidden(line)) report(file, message, index + 1);
  }
  return withoutHidden(text);
}
