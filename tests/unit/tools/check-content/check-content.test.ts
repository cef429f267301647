import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from '#company';
import { collections } from '#content/collections.ts';
import { locales } from '#i18n/locales.ts';
import { baker, makeFolder, makeSite, news } from '#tests/support/content-site.ts';
import { checkContent } from '#tools/check-content/check.ts';
import { checkCompany } from '#tools/check-content/company.ts';
import { checkLocaleFiles } from '#tools/check-content/locale-files.ts';
import { collectFindings, formatFinding, messages, type Finding } from '#tools/check-content/messages.ts';
import { drawingOf } from '#tools/check-content/services.ts';
import { companyCases, fileCases, itemCases, jsonCases, newsCases, textCases } from './cases.ts';
import { covers } from './pictures.ts';

/** Returns findings, once each of their messages has all its parameters. */
function complete(findings: Finding[]): Finding[] {
  const incomplete = /undefined|\[object|(?<!\{)\{\w+\}(?!\})/;
  for (const finding of findings) expect(formatFinding(finding)).not.toMatch(incomplete);
  return findings;
}

const check = async (...args: Parameters<typeof checkContent>): Promise<Finding[]> =>
  complete((await checkContent(...args)).findings);

const summarize = ({ line, code, field }: Finding) => [line, code, field].filter(Boolean).join(' ');
const withFile = (finding: Finding) => `${finding.file.replace('src/content/', '')}: ${summarize(finding)}`;

const item = (name: string) => `src/content/news/nl/${name}.md`;
const draft = (name: string) => news(name).replace('date:', 'draft: true\ndate:');
const localeFiles = locales.map(({ file }) => `src/i18n/locales/${file}`);
const [english, dutch] = localeFiles as [string, string];

// All items with a mistake are checked in one run.
const site = await makeSite();
await site.write('src/components/Menu.astro', '<nav id="menu" />');
for (const file of ['src/pages/[...locale]/rss.xml.ts', 'src/pages/contact.vcf.ts', 'public/terms.pdf'])
  await site.write(file, '');
await site.copy('src/content/news/covers/quay.png', 'src/content/news/covers/the quay.png');
await site.copy('src/content/news/covers/quay.png', 'src/content/services/drawings/oven.png');
await site.write('art/items/services/oven.svg', '<svg><text>Order</text><text>Pay</text></svg>');
await site.write(item('draft'), draft('draft').replace('Text.', '[itself](/nl/news/draft)'));
await site.write(item('withdrawn'), draft('withdrawn').replace('draft:', 'withdrawn:'));
await site.write(item('later'), news('later').replace('2026', '2126'));
await site.write(
  item('headings'),
  `${news('headings').replace('date:', 'formerly: [earlier]\ndate:')}\n## Onze kade\n`,
);
for (const [index, [, from, to]] of newsCases.entries()) {
  await site.write(item(`case-${index}`), news(`case ${index}`));
  await site.edit(item(`case-${index}`), from, to);
}
for (const [index, [, path, bytes]] of covers.entries()) {
  await site.write(item(`cover-${index}`), news(`cover ${index}`).replace('../covers/quay.png', path));
  if (bytes) await site.write(`src/content/news/nl/${path}`, bytes);
}
for (const [file, from, to] of itemCases) await site.edit(`src/content/${file}.md`, from, to);
// The items of the cases exist in one language.
const inItems = (await checkContent(site.root)).findings.filter(
  ({ code }) => code !== 'no-optional-translation',
);
const findingsIn = (file: string) => inItems.filter((finding) => finding.file === file).map(summarize);

test.each(newsCases.map(([what, , , ...expected], index) => ({ what, expected, index })))(
  'check:content: $what',
  ({ expected, index }) => {
    expect(findingsIn(item(`case-${index}`))).toEqual(expected);
  },
);

test.each(covers.map(([what, , , code], index) => ({ what, code, index })))(
  'check:content: $what as cover',
  ({ code, index }) => {
    expect(findingsIn(item(`cover-${index}`))).toEqual(code ? [`5 ${code} cover`] : []);
  },
);

test.each(itemCases)('check:content: %s', (file, _from, _to, ...expected) => {
  expect(findingsIn(`src/content/${file}.md`)).toEqual(expected);
});

test('check:content: a draft may link to a draft', () => {
  expect(findingsIn(item('draft'))).toEqual([]);
});

test('check:content: files and folders that the site cannot use', async () => {
  const { root, write } = await makeSite();
  for (const [file, text] of fileCases) await write(`src/content/${file}`, text);
  const expected = fileCases.flatMap(([, , ...found]) => found);
  expect((await check(root)).map(withFile).toSorted()).toEqual(expected.toSorted());
});

test('check:content: line numbers hold with a byte order mark and Windows line ends', async () => {
  const { root, write } = await makeSite();
  const text = news('').replace('A new quay', '').replace('Text.', '# Text');
  await write(item('new-quay'), `\uFEFF${text}`.replaceAll('\n', '\r\n'));
  expect((await check(root)).map(summarize)).toEqual(['2 empty-field title', '9 heading-1']);
});

test('check:content: no more testimonials than the page shows', async () => {
  const { root, write } = await makeSite();
  for (const { code } of locales)
    for (let number = 2; number <= collections.testimonials.maxItems; number++)
      await write(`src/content/testimonials/${code}/baker-${number}.md`, baker);
  expect(await check(root)).toEqual([]);
  for (const { code } of locales) await write(`src/content/testimonials/${code}/one-more.md`, baker);
  const expected = locales.map(({ code }) => `testimonials/${code}: too-many`);
  expect((await check(root)).map(withFile).toSorted()).toEqual(expected.toSorted());
});

test('check:content: a service has a place in the list, texts, files and a drawing', async () => {
  const { root, edit, remove, copy } = await makeSite();
  for (const { code } of locales) {
    const folder = `src/content/services/${code}`;
    await copy(`${folder}/seo.md`, `${folder}/sea.md`);
    for (const name of ['seo', 'it-consultancy']) await remove(`${folder}/${name}.md`);
  }
  await remove(drawingOf('web-development'));
  for (const file of localeFiles) await edit(file, '"web-hosting": {', '"web-hostings": {');
  const found = (await check(root)).map(({ file, code }) => `${file}: ${code}`);
  const expected = [
    ...locales.map(({ code }) => `src/content/services/${code}/sea.md: service-unlisted`),
    `${english}: service-drawing`,
    `${english}: service-file`,
    `${english}: service-file`,
    `${english}: service-texts`,
  ];
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test('check:content: a translation with another file name is named once', async () => {
  const { root, write } = await makeSite();
  await write('src/content/news/en/a-crane.md', news('crane'));
  await write('src/content/news/nl/een-kraan.md', news('crane'));
  const findings = (await check(root)).filter(({ code }) => code === 'translation-name');
  expect(findings.map(formatFinding)).toEqual([
    expect.stringMatching(/^warning: .*nl\/een-kraan\.md: .*en\/a-crane\.md: rename it to a-crane\.md,/),
  ]);
});

test('check:content: what is wrong with a draft is a warning', async () => {
  const { root, write } = await makeSite();
  const unfinished = draft('unfinished')
    .replace(/coverAlt.*\n/, '')
    .replace('Text.', 'TODO: write it');
  await write(item('unfinished'), unfinished.replace('quay.png', 'none.png'));
  expect((await check(root)).map(({ severity, code }) => `${severity} ${code}`)).toEqual([
    'warning missing-field',
    'warning picture-missing',
    'warning unwritten',
  ]);
});

test('check:content: a date differs from that of the translation', async () => {
  const { root, edit } = await makeSite();
  await edit(item('new-quay'), '2026-04-19', '2026-04-20');
  expect((await check(root)).map(withFile)).toEqual(['news/nl/new-quay.md: 4 date-differs date']);
});

test('check:content: withdrawn and former items are so in each language', async () => {
  const { root, edit } = await makeSite();
  await edit(item('new-quay'), 'date:', 'formerly: [old-quay]\nwithdrawn: true\ndate:');
  expect((await check(root)).map(withFile)).toEqual([
    'news/nl/new-quay.md: 4 one-language formerly[0]',
    'news/nl/new-quay.md: 5 one-language withdrawn',
  ]);
  await edit(item('new-quay'), 'date:', 'translation: independent\ndate:');
  expect(await check(root)).toEqual([]);
});

test('check:content: addresses of published items that were renamed, deleted or hidden lead somewhere', async () => {
  const { root, write, edit, remove } = await makeSite();
  const lost = async () =>
    (await check(root)).filter(({ code }) => code === 'lost-address').map(({ file }) => file);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  expect(await lost()).toEqual([]);
  await write(item('a-draft'), draft('a draft'));
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Editor', '-c', 'user.email=a@company.example', 'commit', '-qm', 'Write');
  await edit(item('new-quay'), 'date:', 'draft: true\ndate:');
  expect(await lost()).toEqual([item('new-quay')]);
  await edit(item('new-quay'), 'draft: true', 'withdrawn: true');
  expect(await lost()).toEqual([]);
  for (const name of ['new-quay', 'a-draft']) await remove(item(name));
  await remove('src/content/projects/nl/bakery.md');
  expect(await lost()).toEqual([item('new-quay'), 'src/content/projects/nl/bakery.md']);
  git('branch', 'published');
  git('branch', '--quiet', '--set-upstream-to=published');
  git('-c', 'user.name=Editor', '-c', 'user.email=a@company.example', 'commit', '-aqm', 'Delete');
  await write(item('quay'), news('').replace('date:', 'formerly: [new-quay]\ndate:'));
  expect(await lost()).toEqual(['src/content/projects/nl/bakery.md']);
});

test('check:content: redirects lead from an address without a page to one with a page', async () => {
  const { root } = await makeSite();
  const redirects = {
    '/old': '/about',
    '/news/old-quay': { status: 301, destination: '/news/new-quay' } as const,
    '/about': '/contact',
    '/older': '/old',
    '/loop': '/loop',
    '/misspelt': '/abuot',
  };
  expect((await check(root, redirects)).map(formatFinding)).toEqual([
    expect.stringMatching(/redirects "\/about", but that page exists/),
    expect.stringMatching(/"\/older" to "\/old", which is not a published page/),
    expect.stringMatching(/"\/loop" to "\/loop", which is not a published page/),
    expect.stringMatching(/"\/misspelt" to "\/abuot", .*did you mean "\/about"/),
  ]);
});

/** What is found in the Dutch one of two text files. */
async function checkDutch(inEnglish: string, inDutch: string): Promise<Finding[]> {
  const { root, write } = await makeFolder();
  await write(english, inEnglish);
  await write(dutch, inDutch);
  const { report, sorted } = collectFindings();
  checkLocaleFiles(root, report);
  return complete(sorted()).filter(({ file }) => file === dutch);
}

const keyed = (text: unknown) => `{\n"key": ${JSON.stringify(text)}\n}`;

test.each(textCases)('check:content: %s', async (_what, own, other, ...expected) => {
  expect((await checkDutch(keyed(own), keyed(other))).map(summarize)).toEqual(expected);
});

test.each(jsonCases)('check:content: %j as texts', async (json, expected) => {
  expect((await checkDutch('{ "a": "b" }', json)).map(summarize)).toEqual([expected]);
});

test.each(companyCases)('check:content: company.%s is %j', (field, value, expected) => {
  const { report, sorted } = collectFindings();
  checkCompany({ ...company, [field]: value }, report);
  expect(complete(sorted()).map((finding) => finding.field)).toEqual(expected ? [expected] : []);
  for (const { line } of sorted()) expect(line).toBeGreaterThan(1);
});

test('check:content: every message is expected by a test, with all its parameters', () => {
  complete(inItems);
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
  const tests = ['cases.ts', 'pictures.ts', 'check-content.test.ts'].map(read).join('');
  // By their words: above, and in cli.test.ts.
  const others = ['redirect-from', 'redirect-to', 'no-schemas', 'language-row'];
  const isExpected = (code: string) =>
    others.includes(code) || new RegExp(`(?:'|: |\\d )${code}(?=[ '\`])`).test(tests);
  expect(Object.keys(messages).filter((code) => !isExpected(code))).toEqual([]);
});
