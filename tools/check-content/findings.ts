import { closestMatch } from 'leven';

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
      found.set(formatFinding(finding), finding);
    };
    return { error: add('error'), warning: add('warning') };
  };
  const sorted = () =>
    [...found.values()].toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
  return { report, sorted };
}

/** Formats a finding as one line: `error: src/content/news/en/quay.md:4: date: is missing: …`. */
export function formatFinding({ severity, file, line, field, message }: Finding): string {
  const place = [line === undefined ? file : `${file}:${line}`, field].filter(Boolean).join(': ');
  return `${severity}: ${place}: ${message}`;
}

/** Formats a finding as an annotation of GitHub Actions, which a pull request shows beside the line. */
export function formatAnnotation({ severity, file, line = 1, field = '', message }: Finding): string {
  const escape = (text: string) => text.replaceAll('%', '%25').replaceAll('\n', '%0A');
  const property = (text: string) => escape(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return `::${severity} file=${property(file)},line=${line},title=${property(field || 'Content')}::${escape(message)}`;
}

/** A value as JSON, shortened to 60 characters. */
export function quote(value: unknown): string {
  const json = JSON.stringify(value ?? undefined) ?? 'missing';
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}

/** The remedy for an unknown name: `did you mean "news"?`, or the fallback if no candidate is close. */
export function suggest(written: string, candidates: Iterable<string>, fallback: string): string {
  const maxDistance = Math.min(written.length - 1, Math.max(2, Math.floor(written.length / 3)));
  const meant = closestMatch(written, [...candidates], { maxDistance });
  if (meant === undefined) return fallback;
  const isLookalike = meant.normalize('NFKC') === written.normalize('NFKC');
  return `did you mean "${meant}"?${isLookalike ? ' It only looks the same: copy it.' : ''}`;
}
