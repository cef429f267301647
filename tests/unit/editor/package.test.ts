import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withDrafts, withoutForeignHosts } from '#admin/package.ts';

const script = readFileSync(fileURLToPath(import.meta.resolve('@sveltia/cms')), 'utf8');

test('what the package would ask of others by itself is taken out', () => {
  const own = withoutForeignHosts(script);
  for (const host of ['cdn.jsdelivr.net', 'unpkg.com', 'www.githubstatus.com/api', 'hostedstatus.com']) {
    expect(script).toContain(host);
    expect(own).not.toContain(host);
  }
});

test('a package that asks somebody else is noticed', () => {
  expect(() => withoutForeignHosts('fetch("https://elsewhere.example")')).toThrow('src/admin/package.ts');
  expect(() => withDrafts('keepDrafts()')).toThrow('src/admin/package.ts');
});

test('the place of drafts is not shut when local files are chosen', () => {
  expect(withDrafts(script).length).toBeLessThan(script.length);
});
