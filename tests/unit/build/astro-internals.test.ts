import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('Astro: is the version for which src/build/astro-internals.ts was compared', () => {
  const { version } = JSON.parse(readFileSync('node_modules/astro/package.json', 'utf8')) as {
    version: string;
  };
  expect(version).toMatch(/^7\.3\./);
});
