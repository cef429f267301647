import { expect, test } from 'vitest';
import { makeFolder } from '#tests/support/content-site.ts';
import { findMissingMail, findSamples, findWorkerName } from '#tools/check-launch.ts';

/** Facts of a company, as the web editor writes them. */
const facts = (changes: object = {}) =>
  JSON.stringify(
    { name: 'Quay', prices: [{ name: 'hourPrice', amount: 95 }], samples: [], ...changes },
    undefined,
    2,
  );

test.each([
  ['5', 'prices.hourPrice', facts({ samples: ['prices.hourPrice'] })],
  ['2', 'name', facts({ samples: ['name'] })],
  ['2', 'quay.example', facts({ name: 'quay.example' })],
])('launch: what stands in line %s, %s, is listed as a sample', async (line, sample, text) => {
  const { root, write } = await makeFolder();
  await write('src/company/company.json', text);
  expect(findSamples(root)).toEqual([
    expect.stringContaining(`src/company/company.json:${line}: ${sample} is a`),
  ]);
});

test('launch: people whose drawing is a sample are listed, others are not', async () => {
  const { root, write } = await makeFolder();
  const sample = '<svg>\n  <!-- sample -->\n</svg>\n';
  const texts =
    '{\n"name": "Company",\n"name": "Ada", "job": "Designer",\n"name": "Grace", "job": "Founder"\n}\n';
  await write('src/company/company.json', facts());
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

test('launch: a contact form without a mail server is listed', async () => {
  const { root, write } = await makeFolder();
  await write('wrangler.jsonc', '"vars": { "MAIL_TO": "hello@quay.example" },\n');
  expect(findMissingMail(root, undefined)).toEqual([
    expect.stringContaining('set SMTP_URL and MAIL_TO on Node'),
  ]);
  expect(findMissingMail(root, 'smtps://mail.quay.example')).toEqual([]);
  await write('wrangler.jsonc', '"vars": { "MAIL_TO": "hello@quay.nl", "MAIL_FROM": "hello@quay.nl" },\n');
  expect(findMissingMail(root, undefined)).toEqual([]);
});

test('launch: the name of the Worker is listed until it is the company’s', async () => {
  const { root, write } = await makeFolder();
  await write('wrangler.jsonc', '{\n  "name": "company-website",\n}\n');
  expect(findWorkerName(root)).toEqual([expect.stringContaining('company-website is a sample')]);
  await write('wrangler.jsonc', '{\n  "name": "quay",\n}\n');
  expect(findWorkerName(root)).toEqual([]);
});
