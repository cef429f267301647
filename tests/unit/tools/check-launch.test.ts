import { expect, test } from 'vitest';
import { makeFolder } from '#tests/support/content-site.ts';
import { findSamples } from '#tools/check-launch.ts';

test.each([
  ['hello@quay.example', "email: 'hello@quay.example',"],
  ['68750110', "kvk: '68750110',"],
  ['hourPrice', '  hourPrice: { euros: 95 }, // sample'],
])('launch: %s is listed as a sample', async (sample, line) => {
  const { root, write } = await makeFolder();
  await write('src/company.ts', `// hello@quay.example\n${line}\n`);
  expect(findSamples(root)).toEqual([expect.stringContaining(`src/company.ts:2: ${sample} is a`)]);
});

test('launch: customers with a drawn portrait are listed, real facts are not', async () => {
  const { root, write } = await makeFolder();
  await write('src/company.ts', "email: 'hello@quay.nl'\n");
  const testimonials = 'src/content/testimonials/en';
  await write(`${testimonials}/baker.md`, 'author: A baker\nimage: /art/portraits/baker.svg\n');
  await write(`${testimonials}/grocer.md`, 'author: A grocer\nimage: ../portraits/grocer.jpg\n');
  expect(findSamples(root)).toEqual([
    expect.stringContaining('src/content/testimonials/en/baker.md:2: the customer is invented'),
  ]);
});

test('launch: colleagues who are drawn are listed, other names are not', async () => {
  const { root, write } = await makeFolder();
  await write('src/i18n/locales/en-GB.json', '{\n"name": "Company",\n"name": "Ada", "job": "Designer"\n}\n');
  await write('art/people/ada.svg', '<svg/>');
  expect(findSamples(root)).toEqual([
    expect.stringContaining('src/i18n/locales/en-GB.json:3: Ada is an invented'),
  ]);
});
