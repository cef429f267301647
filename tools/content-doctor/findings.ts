import { closestMatch } from 'leven';

/**
 * Notes that something is wrong.
 * @param file the path from the project's root, with forward slashes
 * @param message what is wrong and what to do about it, in one line
 * @param warning whether it may be published as it is
 */
export type Report = (file: string, message: string, line?: number, warning?: boolean) => void;

/** The same, where it is clear in which file. */
export type Say = (message: string, line?: number, warning?: boolean) => void;

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
