import { count } from './findings.ts';

/** More than this is a mistake that was copied, or nothing that one reads. */
const inFull = 50;

/** A finding begins with its file, and mostly with a line. */
const fileOf = (finding: string) => finding.slice(0, finding.indexOf(': ')).replace(/:\d+$/, '');

/**
 * Makes a list of findings readable.
 * @param findings in order, a line each
 * @returns the first fifty as they are; of the others each file, and how many there are in it
 */
export function shorten(findings: string[]): string[] {
  const rest = Map.groupBy(findings.slice(inFull), fileOf);
  if (rest.size === 0) return findings;
  return [
    ...findings.slice(0, inFull),
    '',
    `The first ${inFull} findings are above. There are more in ${count(rest.size, 'file')}:`,
    ...Array.from(rest, ([file, { length }]) => `${file}: ${length} more`),
  ];
}
