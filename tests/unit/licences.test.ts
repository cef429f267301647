import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/support/folders.ts';
import { thirdPartyDocument } from '#tools/licences/document.ts';
import { shippedPackages } from '#tools/licences/shipped.ts';

const packages = await shippedPackages();

test('what reaches a server or a visitor is found, and nothing that only builds', () => {
  // One of each way: the server, an island, the worker, the editor, a face, an icon, a flag.
  const sure = ['hono', 'react-dom', 'workbox-core', '@sveltia/cms', '@lucide/astro', 'flag-icons'];
  expect(packages).toEqual(expect.arrayContaining(sure));
  expect(packages.filter((name) => /^(?:esbuild|vite|vitest|typescript|sharp)$/.test(name))).toEqual([]);
});

test('the document names them as they are now; "npm run licences" writes it', () => {
  expect(readFileSync(join(root, 'THIRD-PARTY.md'), 'utf8')).toBe(thirdPartyDocument(packages));
});

test('no licence asks for more than to be named', () => {
  const rows = thirdPartyDocument(packages).matchAll(/^\| \S+ \| [\d.]\S* \| (.+) \|$/gm);
  const licences = [...rows].map(([, licence]) => licence);
  expect(licences).toHaveLength(packages.length);
  const known = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1'];
  expect(licences.filter((licence) => !known.includes(licence ?? ''))).toEqual([]);
});
