import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { pageHeaders } from '#server/headers.ts';

const findings = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate();

test('CSP: Google’s evaluator has no finding above "maybe", but has one for a loose policy', () => {
  const policy = pageHeaders({ scripts: [], styles: ['aGFzaA=='] })['Content-Security-Policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|[*:.]/);
  const grave = findings(policy).filter(({ severity }) => severity < Severity.HIGH_MAYBE);
  expect(grave.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  const loose = findings("script-src 'unsafe-inline' *").map(({ severity }) => severity);
  expect(Math.min(...loose)).toBe(Severity.HIGH);
});
