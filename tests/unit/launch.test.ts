import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root as project } from '#tests/support/folders.ts';
import { findSamples } from '#tools/launch/samples.ts';

async function makeProject(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'launch-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return root;
}

test.each([
  ["email: 'hello@quay.example',", 'hello@quay.example', 'an address that nobody can reach'],
  [
    "href: 'https://www.linkedin.com/company/quay-example'",
    'linkedin.com/company/quay-example',
    'the page of no',
  ],
  ["street: 'Voorbeeldkade 12',", 'Voorbeeldkade', 'a street that does not exist'],
  ["href: 'tel:+31100000000'", '+31100000000', 'a telephone number'],
  ["label: '+31\\u00a010\\u00a0000\\u00a000\\u00a000'", '\\u00a000\\u00a000', 'a telephone number'],
  ["kvk: '68750110',", '68750110', 'a test number'],
  ["vat: 'NL000099998B57',", 'NL000099998B57', 'the tax office’s example'],
])('%s is a sample', async (line, sample, what) => {
  const root = await makeProject({ 'src/company.ts': `export const company = {\n  ${line}\n};\n` });
  expect(findSamples(root)).toEqual([expect.stringContaining(`src/company.ts:2: has "${sample}", ${what}`)]);
});

test('no sample stands where there is nothing to replace', () => {
  const replaceable = /^(?:src\/company\.ts|src\/content\/|src\/i18n\/locales\/|public\/)/;
  expect(findSamples(project).filter((sample) => !replaceable.test(sample))).toEqual([]);
});

test('each sample is named with file, line and remedy, until nothing is left', async () => {
  const testimonial = 'author: A baker\nimage: ../portraits/baker.png\n';
  const root = await makeProject({
    'src/company.ts': "// As in a@b.example\nexport const company = {\n  email: 'a@b.example',\n};\n",
    'src/content/testimonials/en/baker.md': testimonial,
    'art/portraits/baker.svg': '<svg/>',
  });
  expect(findSamples(root)).toEqual([
    'src/company.ts:3: has "a@b.example", an address that nobody can reach: write your own.',
    expect.stringMatching(/^src\/content\/testimonials\/en\/baker\.md:2: shows a drawn customer/),
  ]);
  await writeFile(join(root, 'src/company.ts'), "export const company = { email: 'a@quay.nl' };\n");
  await rm(join(root, 'art/portraits/baker.svg'));
  expect(findSamples(root)).toEqual([]);
});
