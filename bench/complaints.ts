import type { Visit } from './measure.ts';

/**
 * What is wrong with a page, leaving aside what depends on the machine's speed; what it weighs is a test's matter.
 * @param visit the page as measured
 * @returns a sentence each; none when all is in order
 */
export const complaints = (visit: Visit): string[] => [
  ...Object.entries(visit.scores)
    .filter(([name, score]) => name !== 'performance' && score < 100)
    .map(([name, score]) => `${name} is ${score}, want 100`),
  ...visit.findings,
  ...(visit.renderBlocking === 0
    ? []
    : [`${visit.renderBlocking} requests block the first paint, want none`]),
  ...(visit.shift === 0 ? [] : [`the layout shifts by ${visit.shift}, want 0`]),
];
