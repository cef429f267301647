import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Facts } from '#company';
import { root as project } from '#tests/support/folders.ts';
import { findSamples } from '#tools/operate/check-launch.ts';

// `npm run new -- company` deletes this file together with the samples.

const facts = JSON.parse(readFileSync(join(project, 'src/company/company.json'), 'utf8')) as Facts;

/** What is valid for many companies, a choice, or has a domain that says that it is a sample. */
const general = [
  'closed',
  'contactForm',
  'country',
  'currency',
  'email',
  'offices',
  'postcodeLast',
  'sections',
  'site',
  'thirdParties',
  'timeZone',
  'water',
];

test('launch: every value of the sample company is listed', () => {
  const { samples, prices, numbers, phrases, ...others } = facts;
  const lists = Object.entries({ prices, numbers, phrases });
  const values = [
    ...Object.keys(others).filter((name) => !general.includes(name)),
    ...lists.flatMap(([list, entries]) => entries.map(({ name }) => `${list}.${name}`)),
  ];
  expect(samples.toSorted()).toEqual(values.toSorted());
});

test('launch: logo, icons, people, and openings of the home page and error pages are listed', () => {
  const listed = findSamples(project).join('\n');
  const scenes = ['horizon', 'not-found', 'offline', 'news', 'map'].map((name) => `art/scenes/${name}.svg`);
  const others = ['icons/favicon', 'logo', 'open-graph/brand', 'people/mei', 'portraits/grower'].map(
    (name) => `art/${name}.svg`,
  );
  for (const file of [...scenes, ...others])
    expect(listed).toMatch(new RegExp(`${RegExp.escape(file)}:\\d+: the drawing is a sample`));
});
