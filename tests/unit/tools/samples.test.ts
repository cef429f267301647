import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root as project } from '#tests/support/folders.ts';
import { findSamples } from '#tools/check-launch.ts';

// `npm run new -- company` deletes this file together with the samples.

/** Valid for many companies, and choices. */
const general = ['country', 'currency', 'sections', 'timeZone'];

const lines = readFileSync(join(project, 'src/company.ts'), 'utf8').split('\n');

test('launch: every value of the sample company is listed', () => {
  const start = lines.findIndex((line) => line.startsWith('export const company'));
  const values = lines.flatMap((line, index) => {
    const [, key = ''] = /^ +(?:\{ )?(\w+): (?=.*['\d])(?!.*company\.)/.exec(line) ?? [];
    return index > start && key && !general.includes(key) ? [`src/company.ts:${index + 1}`] : [];
  });
  const listed = findSamples(project).map((found) => found.split(': ', 1)[0]);
  expect(values.length).toBeGreaterThan(20);
  expect(values.filter((place) => !listed.includes(place))).toEqual([]);
});

test('launch: logo, icons, and openings of the home page and error pages are listed', () => {
  const listed = findSamples(project).join('\n');
  const scenes = ['horizon', 'not-found', 'offline', 'news', 'map'].map((name) => `art/scenes/${name}.svg`);
  const others = ['icons/favicon', 'logo', 'open-graph/brand'].map((name) => `art/${name}.svg`);
  for (const file of [...scenes, ...others])
    expect(listed).toMatch(new RegExp(`${RegExp.escape(file)}:\\d+: the drawing is a sample`));
});
