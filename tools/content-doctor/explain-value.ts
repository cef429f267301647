import type { z } from 'astro/zod';
import { count, nearest, quote } from './finding.ts';

/** A value that a schema refuses. */
interface Refused {
  value: unknown;
  /** As it stands in the file, when it is not in quotes. */
  written: string | undefined;
  /** What the schema wants, in words. */
  want: string;
}

/**
 * Says what is wrong with a value and what to do.
 * @param issue why the schema refuses it
 * @param refused the value
 * @returns the rest of a sentence that begins with the field
 */
export function explainValue(issue: z.core.$ZodIssue, { value, written, want }: Refused): string {
  if (value === null) return `is empty, want ${want}.`;
  if (Array.isArray(value) && issue.code !== 'too_small' && issue.code !== 'too_big')
    return `is a list, want ${want}.`;
  if (typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)) {
    return `is a group of keys, want ${want}; a text with a colon needs quotes.`;
  }
  // A text is shown in quotes; what YAML made something else of, as it was written.
  const shown = typeof value === 'string' ? quote(value) : (written ?? String(value));
  switch (issue.code) {
    case 'custom':
      return `is ${shown}, ${issue.message}`;
    case 'too_small':
      return explainAmount(value, Number(issue.minimum), 'few');
    case 'too_big':
      return explainAmount(value, Number(issue.maximum), 'many');
    case 'invalid_value': {
      const meant = nearest(String(value), issue.values.map(String));
      return `is ${shown}, ${meant === undefined ? `want ${want}.` : `did you mean "${meant}"?`}`;
    }
    case 'invalid_type':
      if (issue.expected === 'string')
        return `is ${shown}, which YAML does not read as text: put it in quotes.`;
      return `is ${shown}, want ${want}.`;
    default: {
      const impossible = /^\d{4}-\d\d-\d\d$/.test(written ?? String(value));
      return `is ${shown}, ${impossible ? 'a day that does not exist: ' : ''}want ${want}.`;
    }
  }
}

/** Too short or too long, too few or too many: by how much. */
function explainAmount(value: unknown, limit: number, direction: 'few' | 'many'): string {
  const bound = `want at ${direction === 'few' ? 'least' : 'most'} ${limit}.`;
  if (typeof value === 'string') {
    const amount = Math.abs(value.length - limit);
    return `has ${count(value.length, 'character')}, ${amount} too ${direction}: ${bound}`;
  }
  if (Array.isArray(value)) return `has ${count(value.length, 'item')}, ${bound}`;
  return `is ${String(value)}, ${bound}`;
}
