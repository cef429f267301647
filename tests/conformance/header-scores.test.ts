import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dist } from '#tests/support/folders.ts';
import { ask, start, type Answer } from '#tests/support/server-process.ts';

const paths = ['/', '/nl', '/news', '/nope'];
let server: Awaited<ReturnType<typeof start>>;
const answers = new Map<string, Answer['headers']>();

beforeAll(async () => {
  server = await start(dist);
  for (const path of paths) answers.set(path, (await ask(server.port, path)).headers);
});
afterAll(() => server[Symbol.asyncDispose]());

const header = (path: string, name: string) => answers.get(path)?.[name]?.toString() ?? '';

/** The policy by directive. */
const policy = (path: string) =>
  new Map(
    header(path, 'content-security-policy')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

const maxAge = (path: string) =>
  Number(/^max-age=(\d+)/.exec(header(path, 'strict-transport-security'))?.[1] ?? 0);

const day = 24 * 60 * 60;
const has = (path: string, directive: string, ...sources: string[]) =>
  sources.includes(policy(path).get(directive)?.join(' ') ?? '');

/** No `unsafe-*`, no scheme, no wildcard, and no source elsewhere; a picture may stand in the page, as both lists allow. */
const isTight = (path: string) =>
  ![...policy(path)].some(([name, sources]) =>
    sources.some((source) => /unsafe|^\*|:|\./.test(source) && `${name} ${source}` !== 'img-src data:'),
  );

/** The Mozilla Observatory's scoring (its table of modifiers), as far as headers decide it. */
const observatory: [rule: string, points: number, holds: (path: string) => boolean][] = [
  [
    'policy without unsafe sources, default-src none',
    10,
    (path) => isTight(path) && has(path, 'default-src', "'none'"),
  ],
  ['Referrer-Policy keeps to the site', 5, (path) => header(path, 'referrer-policy') === 'same-origin'],
  ['frame-ancestors instead of X-Frame-Options', 5, (path) => has(path, 'frame-ancestors', "'none'")],
  [
    'Cross-Origin-Resource-Policy',
    10,
    (path) => header(path, 'cross-origin-resource-policy') === 'same-origin',
  ],
];

/** What the Observatory takes points for. */
const deductions: [rule: string, holds: (path: string) => boolean][] = [
  ['HSTS of half a year', (path) => maxAge(path) >= 182 * day],
  ['nosniff', (path) => header(path, 'x-content-type-options') === 'nosniff'],
  ['no cookie on arrival', (path) => header(path, 'set-cookie') === ''],
  ['nothing shared with other origins', (path) => header(path, 'access-control-allow-origin') === ''],
];

/** The header rules of internet.nl (“Security options”, “HSTS”). */
const internetNl: [rule: string, holds: (path: string) => boolean][] = [
  ['HSTS of a year', (path) => maxAge(path) >= 365 * day],
  ['X-Frame-Options', (path) => /^(?:DENY|SAMEORIGIN)$/.test(header(path, 'x-frame-options'))],
  ['X-Content-Type-Options', (path) => header(path, 'x-content-type-options') === 'nosniff'],
  ['Referrer-Policy', (path) => /^(?:no-referrer|same-origin)$/.test(header(path, 'referrer-policy'))],
  ['policy: default-src none or self', (path) => has(path, 'default-src', "'none'", "'self'")],
  [
    'policy: frame-ancestors, base-uri and form-action',
    (path) =>
      ['frame-ancestors', 'base-uri', 'form-action'].every((name) => has(path, name, "'none'", "'self'")),
  ],
  ['policy: nothing unsafe, no scheme, no wildcard', isTight],
];

describe.each(paths)('%s', (path) => {
  test.each([...deductions, ...internetNl])('keeps the rule: %s', (_rule, holds) =>
    expect(holds(path)).toBe(true),
  );

  test('has 130 points with the Observatory', () => {
    const points = observatory.map(([, worth, holds]) => (holds(path) ? worth : 0));
    expect(100 + points.reduce((sum, worth) => sum + worth, 0)).toBe(130);
  });

  test('has a policy in which the CSP evaluator finds nothing above “maybe”', () => {
    const { csp } = new CspParser(header(path, 'content-security-policy'));
    const grave = new CspEvaluator(csp).evaluate().filter(({ severity }) => severity < Severity.HIGH_MAYBE);
    expect(grave.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  });
});

test('the evaluator does find what is wrong with a loose policy', () => {
  const { csp } = new CspParser("script-src 'unsafe-inline' *");
  const severities = new CspEvaluator(csp).evaluate().map(({ severity }) => severity);
  expect(Math.min(...severities)).toBe(Severity.HIGH);
});
