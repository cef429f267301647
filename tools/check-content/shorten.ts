import type { LocaleCode } from '#i18n/locales.ts';
import { say } from '#tools/words/words.ts';
import { describe, type Finding } from './findings.ts';

/** More than this is a mistake that was copied, or nothing that one reads. */
const inFull = 50;

/**
 * Makes a list of findings readable.
 * @param findings in order
 * @param locale the language of the reader
 * @returns lines: the first fifty as they are; of the others each file, and how many there are in it
 */
export function shorten(findings: readonly Finding[], locale: LocaleCode): string[] {
  const shown = findings.slice(0, inFull).map((finding) => describe(finding, locale));
  const rest = Map.groupBy(findings.slice(inFull), ({ file }) => file);
  if (rest.size === 0) return shown;
  return [
    ...shown,
    '',
    say({ code: 'moreFindings', shown: inFull, files: rest.size }, locale),
    ...Array.from(rest, ([file, { length }]) => say({ code: 'more', file, amount: length }, locale)),
  ];
}
