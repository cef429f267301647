import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '#tests/support/content-site.ts';
import { root as project } from '#tests/support/folders.ts';
import { findMissingMail, findSamples } from '#tools/check-launch.ts';

test.each([
  ['hello@quay.example', "email: 'hello@quay.example',"],
  ['68750110', "registrations: [{ label: 'KvK', value: '68750110' }],"],
  ['hourPrice', '  hourPrice: { euros: 95 }, // sample'],
])('launch: %s is listed as a sample', async (sample, line) => {
  const { root, write } = await makeFolder();
  await write('src/company.ts', `// hello@quay.example\n${line}\n`);
  expect(findSamples(root)).toEqual([expect.stringContaining(`src/company.ts:2: ${sample} is a`)]);
});

test('launch: people whose drawing is a sample are listed, others are not', async () => {
  const { root, write } = await makeFolder();
  const sample = '<svg>\n  <!-- sample -->\n</svg>\n';
  const texts =
    '{\n"name": "Company",\n"name": "Ada", "job": "Designer",\n"name": "Grace", "job": "Founder"\n}\n';
  await write('src/i18n/locales/en-GB.json', texts);
  await write('art/people/ada.svg', sample);
  await write('art/people/grace.svg', '<svg/>');
  const testimonials = 'src/content/testimonials/en';
  await write(`${testimonials}/baker.md`, 'author: A baker\nimage: /art/portraits/baker.svg\n');
  await write(`${testimonials}/florist.md`, 'author: A florist\nimage: /art/portraits/florist.svg\n');
  await write(`${testimonials}/grocer.md`, 'author: A grocer\nimage: ../portraits/grocer.jpg\n');
  await write('art/portraits/baker.svg', sample);
  await write('art/portraits/florist.svg', '<svg/>');
  expect(findSamples(root)).toEqual([
    expect.stringContaining('src/content/testimonials/en/baker.md:2: the customer is invented'),
    expect.stringContaining('src/i18n/locales/en-GB.json:3: Ada is invented'),
  ]);
});

/** Valid for many companies, and choices. */
const general = ['country', 'sections', 'timeZone'];

const lines = readFileSync(join(project, 'src/company.ts'), 'utf8').split('\n');
const isSampleCompany = lines.some((line) => /^ {2}name: .* \/\/ sample$/.test(line));

test.runIf(isSampleCompany)('launch: every value of the sample company is listed', () => {
  const start = lines.findIndex((line) => line.startsWith('export const company'));
  const values = lines.flatMap((line, index) => {
    const [, key = ''] = /^ +(?:\{ )?(\w+): (?=.*['\d])(?!.*company\.)/.exec(line) ?? [];
    return index > start && key && !general.includes(key) ? [`src/company.ts:${index + 1}`] : [];
  });
  const listed = findSamples(project).map((found) => found.split(': ', 1)[0]);
  expect(values.length).toBeGreaterThan(20);
  expect(values.filter((place) => !listed.includes(place))).toEqual([]);
});

test.runIf(isSampleCompany)(
  'launch: logo, icons, and openings of the home page and error pages are listed',
  () => {
    const listed = findSamples(project).join('\n');
    const scenes = ['horizon', 'not-found', 'offline', 'news', 'map'].map((name) => `art/scenes/${name}.svg`);
    const others = ['icons/favicon', 'logo', 'open-graph/brand'].map((name) => `art/${name}.svg`);
    for (const file of [...scenes, ...others])
      expect(listed).toMatch(new RegExp(`${RegExp.escape(file)}:\\d+: the drawing is a sample`));
  },
);

test('launch: real facts are not listed', async () => {
  const { root, write } = await makeFolder();
  await write('src/company.ts', "email: 'hello@quay.nl'\n");
  expect(findSamples(root)).toEqual([]);
});

test('launch: a contact form without a mail server is listed', async () => {
  const { root, write } = await makeFolder();
  await write('wrangler.jsonc', '"vars": { "MAIL_TO": "hello@quay.example" },\n');
  expect(findMissingMail(root, undefined)).toEqual([
    expect.stringContaining('set SMTP_URL and MAIL_TO on Node'),
  ]);
  expect(findMissingMail(root, 'smtps://mail.quay.example')).toEqual([]);
  await write('wrangler.jsonc', '"vars": { "MAIL_TO": "hello@quay.nl" },\n');
  expect(findMissingMail(root, undefined)).toEqual([]);
});
