import { expect, test } from 'vitest';
import { fileHeaders } from '#server/headers.ts';

test('CSP: an SVG that is opened by itself runs nothing', () => {
  const variants = { identity: { file: 'assets/a.svg', size: 1, etag: '"a"' } };
  const type = 'image/svg+xml; charset=utf-8';
  const headers = fileHeaders({ path: '/assets/a.svg', type, immutable: true, variants }, {});
  expect(headers['Content-Security-Policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
});
