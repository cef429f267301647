import { limits } from '#tests/support/limits.ts';
import type { Visit } from './measure.ts';

/**
 * What is wrong with a page, leaving aside what depends on the machine's speed.
 * @param visit the page as measured
 * @param isHome whether it is a home page, which may weigh more
 * @returns a sentence each; none when all is in order
 */
export function complaints(visit: Visit, isHome: boolean): string[] {
  const allowed = isHome ? limits.home : limits.other;
  return [
    ...Object.entries(visit.scores)
      .filter(([name, score]) => name !== 'performance' && score < 100)
      .map(([name, score]) => `${name} is ${score}, want 100`),
    ...visit.findings,
    ...(visit.document <= limits.document
      ? []
      : [`the document has ${visit.document} bytes, want ${limits.document} at most`]),
    ...(visit.total <= allowed ? [] : [`the page has ${visit.total} bytes, want ${allowed} at most`]),
    ...(visit.renderBlocking === 0
      ? []
      : [`${visit.renderBlocking} requests block the first paint, want none`]),
    ...(visit.shift === 0 ? [] : [`the layout shifts by ${visit.shift}, want 0`]),
    ...(visit.scripts.length <= 1
      ? []
      : [`asks for ${visit.scripts.join(', ')} before any interaction, want one file at most`]),
  ];
}
