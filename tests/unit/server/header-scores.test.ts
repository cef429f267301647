import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { commonHeaders, pageHeaders } from '#server/headers.ts';

// That every answer carries these headers is asked of the handler itself, in tests/conformance.
const headers: Record<string, string> = {
  ...commonHeaders,
  ...pageHeaders({ scripts: [], styles: ['aGFzaA=='] }),
};
const header = (name: string) => headers[name] ?? '';

/** The policy by directive. */
const policy = new Map(
  header('Content-Security-Policy')
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .map(([name = '', ...sources]) => [name, sources]),
);
const has = (directive: string, ...sources: string[]) =>
  sources.includes(policy.get(directive)?.join(' ') ?? '');

/** A picture may stand in the page, as both lists allow. */
const isLoose = (name: string, source: string) =>
  /unsafe|^\*|:|\./.test(source) && `${name} ${source}` !== 'img-src data:';

const year = 365 * 24 * 60 * 60;

/** The header rules of the Mozilla Observatory, for 130 points, and of internet.nl. */
test.each<[rule: string, holds: boolean]>([
  ['policy: nothing by default', has('default-src', "'none'")],
  [
    'policy: nothing unsafe, no scheme, no wildcard, no other site',
    ![...policy].some(([name, sources]) => sources.some((source) => isLoose(name, source))),
  ],
  [
    'policy: frame-ancestors, base-uri and form-action',
    ['frame-ancestors', 'base-uri', 'form-action'].every((name) => has(name, "'none'", "'self'")),
  ],
  ['HSTS of a year', Number(/^max-age=(\d+)/.exec(header('Strict-Transport-Security'))?.[1] ?? 0) >= year],
  ['X-Content-Type-Options', header('X-Content-Type-Options') === 'nosniff'],
  ['X-Frame-Options', /^(?:DENY|SAMEORIGIN)$/.test(header('X-Frame-Options'))],
  ['Referrer-Policy keeps to the site', header('Referrer-Policy') === 'same-origin'],
  ['Cross-Origin-Resource-Policy', header('Cross-Origin-Resource-Policy') === 'same-origin'],
  ['nothing shared with other origins', header('Access-Control-Allow-Origin') === ''],
])('a page keeps the rule: %s', (_rule, holds) => expect(holds).toBe(true));

const findings = (csp: string) => new CspEvaluator(new CspParser(csp).csp).evaluate();

test('the CSP evaluator finds nothing above “maybe”, and does find what is wrong with a loose policy', () => {
  const grave = findings(header('Content-Security-Policy')).filter(
    ({ severity }) => severity < Severity.HIGH_MAYBE,
  );
  expect(grave.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  const loose = findings("script-src 'unsafe-inline' *").map(({ severity }) => severity);
  expect(Math.min(...loose)).toBe(Severity.HIGH);
});
