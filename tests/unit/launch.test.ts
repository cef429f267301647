import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { company } from '#company';
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

test('every sample of the company is found where it stands, and what was drawn', () => {
  const found = findSamples(project);
  const { email, network, street, kvk, vat } = company;
  const samples = [email, network.href.slice(12), street.replace(/ .*/, ''), kvk, vat];
  for (const sample of samples)
    expect(found).toContainEqual(expect.stringMatching(`^src/company\\.ts:\\d+: has ".*${sample}`));
  expect(found).toContainEqual(expect.stringMatching(/^src\/company\.ts:\d+: .* a telephone number/));
  expect(found).toContainEqual(expect.stringMatching(/grower\.md:6: shows a drawn customer: write what/));
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
