import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findSamples } from '#tools/check-launch.ts';

function makeProject(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'launch-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

test.each([
  ['hello@quay.example', "email: 'hello@quay.example',"],
  ['linkedin.com/company/quay-example', "href: 'https://www.linkedin.com/company/quay-example'"],
  ['Voorbeeldkade', "street: 'Voorbeeldkade 12',"],
  ['+31100000000', "href: 'tel:+31100000000'"],
  ['\\u00a000\\u00a000', "label: '+31\\u00a010\\u00a0000\\u00a000\\u00a000'"],
  ['68750110', "kvk: '68750110',"],
  ['NL000099998B57', "vat: 'NL000099998B57',"],
])('launch: %s is listed as a sample', (sample, line) => {
  const root = makeProject({ 'src/company.ts': `// hello@quay.example\n${line}\n` });
  expect(findSamples(root)).toEqual([expect.stringContaining(`src/company.ts:2: ${sample} is a`)]);
});

test('launch: customers with a drawn portrait are listed, real facts are not', () => {
  const root = makeProject({
    'src/company.ts': "email: 'hello@quay.nl'\n",
    'src/content/testimonials/en/baker.md': 'author: A baker\nimage: ../portraits/baker.png\n',
    'src/content/testimonials/en/grocer.md': 'author: A grocer\nimage: ../portraits/grocer.jpg\n',
    'art/portraits/baker.svg': '<svg/>',
  });
  expect(findSamples(root)).toEqual([
    expect.stringContaining('src/content/testimonials/en/baker.md:2: the customer is invented'),
  ]);
});
