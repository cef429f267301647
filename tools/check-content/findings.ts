import { closestMatch } from 'leven';
import { defaultLocale } from '#i18n/shared/locales.ts';

/** A mistake. An error stops the build, a warning doesn't. */
export interface Finding {
  severity: 'error' | 'warning';
  /** The path from the project's root, with forward slashes. */
  file: string;
  line: number | undefined;
  /** The field, such as `steps[0].title`. */
  field: string | undefined;
  /** What is wrong and the remedy, such as `is missing: expected a date.` */
  message: string;
}

/** Records what is wrong at a place. */
export type Place = Record<Finding['severity'], (message: string) => void>;

/** Returns a place in the content or the texts. */
export type Report = (file: string, line?: number, field?: string) => Place;

/**
 * Collects findings without duplicates.
 * @returns `report`, and `sorted`: the findings in the order of file and line
 */
export function collectFindings() {
  const found = new Map<string, Finding>();
  const report: Report = (file, line, field) => {
    const add = (severity: Finding['severity']) => (message: string) => {
      const finding = { severity, file, line, field, message };
      found.set(JSON.stringify(finding), finding);
    };
    return { error: add('error'), warning: add('warning') };
  };
  const { compare } = new Intl.Collator(defaultLocale, { numeric: true });
  const sorted = () =>
    Array.from(found.values()).toSorted((a, b) => compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0));
  return { report, sorted };
}

/** Formats a finding as one line: `error: src/content/news/en/quay.md:4: date: is missing: …`. */
export function formatFinding({ severity, file, line, field, message }: Finding): string {
  const place = [line === undefined ? file : `${file}:${line}`, field].filter(Boolean).join(': ');
  return `${severity}: ${place}: ${message}`;
}

/** A value in quotes on one line, shortened to 60 characters. */
export function quote(text: string): string {
  const letters = Array.from(text);
  return JSON.stringify(letters.length > 60 ? `${letters.slice(0, 57).join('')}…` : text);
}

/**
 * The candidate closest to a misspelt name; undefined if none is close.
 * @param written the name in the file
 */
export function nearest(written: string, candidates: Iterable<string>): string | undefined {
  const maxDistance = Math.min(written.length - 1, Math.max(2, Math.floor(written.length / 3)));
  return closestMatch(written, [...candidates], { maxDistance });
}

/** The remedy for an unknown name: `did you mean "news"?`, or the fallback if no candidate is close. */
export function suggest(written: string, candidates: Iterable<string>, fallback: string): string {
  const meant = nearest(written, candidates);
  return meant === undefined ? fallback : `did you mean "${meant}"?`;
}
