import { expect, test } from 'vitest';
import { makeFolder } from '#tests/support/content-site.ts';
import { findMissing, findSamples } from '#tools/operate/check-launch.ts';

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

test('launch: an item of a list is no comment', async () => {
  const { root, write } = await makeFolder();
  await write('src/company/company.json', facts());
  await write('src/content/news/en/quay.md', '* Write to jobs@quay.example\n');
  expect(findSamples(root)).toHaveLength(1);
});

test('launch: real facts are not listed', async () => {
  const { root, write } = await makeFolder();
  await write('src/company/company.json', facts());
  expect(findSamples(root)).toEqual([]);
});

test('launch: a contact form without a mail server is listed', async () => {
  const { root, write } = await makeFolder();
  await write('wrangler.jsonc', '"vars": { "MAIL_TO": "hello@quay.example" },\n');
  expect(findMissing(root, undefined)).toEqual([expect.stringContaining('set SMTP_URL and MAIL_TO on Node')]);
  expect(findMissing(root, 'smtps://mail.quay.example')).toEqual([]);
  await write('wrangler.jsonc', '"vars": { "MAIL_TO": "hello@quay.nl", "MAIL_FROM": "hello@quay.nl" },\n');
  expect(findMissing(root, undefined)).toEqual([]);
});

test('launch: the name of the Worker is listed until it is the company’s', async () => {
  const { root, write } = await makeFolder();
  await write('wrangler.jsonc', '{\n  "name": "company-website",\n}\n');
  expect(findMissing(root, 'smtps://mail.quay.example')).toEqual([
    expect.stringContaining('company-website is a sample'),
  ]);
  await write('wrangler.jsonc', '{\n  "name": "quay",\n}\n');
  expect(findMissing(root, 'smtps://mail.quay.example')).toEqual([]);
});
