import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { commonHeaders, pageHeaders } from '#server/headers.ts';

// tests/conformance shows that every answer has these headers.
const headers: Record<string, string> = {
  ...commonHeaders,
  ...pageHeaders({ scripts: [], styles: ['aGFzaA=='] }),
};
const csp = headers['Content-Security-Policy'] ?? '';
const directives = new Map(
  csp.split('; ').map((part) => {
    const [name = '', ...sources] = part.split(' ');
    return [name, sources];
  }),
);
const isNone = (directive: string) => directives.get(directive)?.join() === "'none'";
const twoYears = 2 * 365 * 24 * 60 * 60;

/** The rules of the Mozilla Observatory for 130 points, and of internet.nl. */
test.each<[rule: string, holds: boolean]>([
  ['CSP: nothing by default', isNone('default-src')],
  ['CSP: no unsafe source, scheme, wildcard or other site', !/unsafe|\*|:|\./.test(csp)],
  ['CSP: base-uri', isNone('base-uri')],
  ['CSP: form-action', isNone('form-action')],
  ['CSP: frame-ancestors', isNone('frame-ancestors')],
  ['HSTS: two years', headers['Strict-Transport-Security'] === `max-age=${twoYears}`],
  ['X-Content-Type-Options', headers['X-Content-Type-Options'] === 'nosniff'],
  ['X-Frame-Options', headers['X-Frame-Options'] === 'DENY'],
  ['Referrer-Policy', headers['Referrer-Policy'] === 'same-origin'],
  ['Cross-Origin-Resource-Policy', headers['Cross-Origin-Resource-Policy'] === 'same-origin'],
  ['CORS: none', !('Access-Control-Allow-Origin' in headers)],
])('Observatory: %s', (_rule, holds) => expect(holds).toBe(true));

const findings = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate();

test('CSP evaluator: no finding above "maybe" for a page, but one for a loose policy', () => {
  const grave = findings(csp).filter(({ severity }) => severity < Severity.HIGH_MAYBE);
  expect(grave.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  const loose = findings("script-src 'unsafe-inline' *").map(({ severity }) => severity);
  expect(Math.min(...loose)).toBe(Severity.HIGH);
});
