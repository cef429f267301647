import { closestMatch } from 'leven';

/**
 * Notes that something is wrong.
 * @param file the path from the project's root, with forward slashes
 * @param message what is wrong and what to do about it, in one line
 */
export type Report = (file: string, message: string, line?: number) => void;

/** The same, where it is clear in which file. */
export type Say = (message: string, line?: number) => void;

/** Collects what is wrong, from whoever reports it. */
export class Findings {
  readonly #all: { file: string; message: string; line: number }[] = [];

  /** Takes a finding; line 0 is the file as a whole. */
  readonly report: Report = (file, message, line = 0) => {
    this.#all.push({ file, message, line });
  };

  /** One line each, `src/content/news/nl/quay.md:4: "date" is …`, in the same order on every machine. */
  toLines(): string[] {
    const inOrder = this.#all.toSorted(
      (a, b) => compare(a.file, b.file) || a.line - b.line || compare(a.message, b.message),
    );
    const lines = inOrder.map(({ file, line, message }) => `${file}${line ? `:${line}` : ''}: ${message}`);
    return Array.from(new Set(lines));
  }
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
