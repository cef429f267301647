import { closestMatch } from 'leven';

/** One thing that is wrong in a file. */
export interface Finding {
  /** The path from the project's root, with forward slashes. */
  file: string;
  line?: number | undefined;
  /** What is wrong and what to do about it, in one line. */
  message: string;
}

/** A finding as it is printed: `src/content/news/nl/nieuwe-kade.md:4: "date" is …`. */
export const formatFinding = ({ file, line, message }: Finding): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${message}`;

/** Orders findings by file, then line, then message; the same on every machine. */
export function compareFindings(a: Finding, b: Finding): number {
  return compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || compare(a.message, b.message);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * The candidate that was probably meant.
 * @param written what stands in the file
 * @param candidates what could have stood there
 * @returns the nearest candidate, or nothing when none is near
 */
export const nearest = (written: string, candidates: Iterable<string>): string | undefined =>
  closestMatch(written, [...candidates], { maxDistance: Math.max(2, Math.floor(written.length / 3)) });

/** Names a value on one line, cut short when it is long. */
export function quote(text: string): string {
  const letters = Array.from(text);
  return JSON.stringify(letters.length > 60 ? `${letters.slice(0, 57).join('')}…` : text);
}

/** A number of things: `1 item`, `2 items`. */
export const count = (amount: number, thing: string): string =>
  `${amount} ${thing}${amount === 1 ? '' : 's'}`;
