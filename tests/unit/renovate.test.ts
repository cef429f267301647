import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#tests/support/folders.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { dependencies, devDependencies } = read('package.json') as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const { packageRules } = read('renovate.json') as {
  packageRules: { groupName?: string; matchPackageNames: string[] }[];
};
const packages = { ...dependencies, ...devDependencies };
const names = Object.keys(packages);
const groupOf = (name: string) =>
  packageRules.find(({ matchPackageNames }) =>
    matchPackageNames.some((pattern) => matchesGlob(name, pattern)),
  )?.groupName;

test('every dependency is pinned', () => {
  expect(
    Object.entries(packages).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)),
  ).toEqual([]);
});

test('every rule is about a package that there is', () => {
  const patterns = packageRules.flatMap(({ matchPackageNames }) => matchPackageNames);
  expect(patterns.filter((pattern) => !names.some((name) => matchesGlob(name, pattern)))).toEqual([]);
});

test.each([
  ['playwright', '@playwright/test'],
  ['react', 'react-dom'],
  ['i18next', 'astro-i18next'],
  ['astro', '@astrojs/markdown-satteri'],
  ['workbox-core', '@vite-pwa/astro'],
])('%s comes with %s', (one, other) => {
  expect(groupOf(one)).toBeDefined();
  expect(groupOf(one)).toBe(groupOf(other));
});

// Each in one place, so that there is one place to change when it is given up.
test.each([
  ['astro-i18next', ['astro-i18next.config.ts', 'astro.config.mjs']],
  ['@vite-pwa/astro', ['src/build/release/service-worker.ts']],
])('%s is imported where the way out of it is', (name, places) => {
  const code = globSync(['*.{ts,mjs,js}', '{src,tools}/**/*.{ts,tsx,astro}'], { cwd: root });
  const importing = code.filter((file) => readFileSync(join(root, file), 'utf8').includes(`from '${name}'`));
  expect(importing.sort()).toEqual(places);
});
