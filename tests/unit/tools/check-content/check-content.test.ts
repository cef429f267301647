import sharp from 'sharp';
import { expect, test } from 'vitest';
import { company } from '#company';
import { collections } from '#content/collections.ts';
import { servicePicture } from '#content/collections.ts';
import { locales } from '#shared/locales.ts';
import { baker, makeFolder, makeSite, news } from '#tests/support/content-site.ts';
import { commitAll, git } from '#tests/support/git.ts';
import { checkContent } from '#tools/check-content/check.ts';
import { collectFindings, formatFinding, type Finding } from '#tools/check-content/findings.ts';
import { checkCompany, checkTexts } from '#tools/check-content/texts.ts';
import { companyCases, fileCases, itemCases, jsonCases, newsCases, textCases } from './cases.ts';
import { covers, textPictures } from './pictures.ts';

const check = async (...args: Parameters<typeof checkContent>) => (await checkContent(...args)).findings;

/** A finding as the cases write it: `4 date: …`. */
const summarize = ({ severity, line, field, message }: Finding, file?: string) =>
  `${[severity === 'warning' && severity, file, line, field].filter(Boolean).join(' ')}: ${message}`;
const withFile = (finding: Finding) => summarize(finding, finding.file.replace('src/content/', ''));
const formatAll = (findings: Finding[]) => findings.map((finding) => summarize(finding));

/** Matches findings with these places, and with these words in their messages. */
const matching = (expected: string[]): unknown[] =>
  expected.map((found) => {
    const [place = ''] = found.split(': ', 1);
    const words = RegExp.escape(found.slice(place.length + 2));
    return expect.stringMatching(new RegExp(`^${RegExp.escape(place)}: .*${words}`));
  });

const item = (name: string) => `src/content/news/nl/${name}.md`;
const draft = (name: string) => news(name).replace('date:', 'draft: true\ndate:');
const localeFiles = locales.map(({ file }) => `src/i18n/locales/${file}`);
const [english, dutch] = localeFiles as [string, string];

// All items with a mistake are checked in one run.
const site = await makeSite();
await site.write('public/terms.pdf', '');
await site.copy('src/content/news/covers/quay.png', 'src/content/news/covers/the quay.png');
await site.write('art/oven.svg', '<svg><text>Order</text><text>Pay</text></svg>');
await site.write(item('draft'), draft('draft').replace('Text.', '[itself](/nl/news/draft)'));
await site.write(item('withdrawn'), draft('withdrawn').replace('draft:', 'withdrawn:'));
await site.write(item('later'), news('later').replace('2026', '2126'));
await site.write(
  item('latest'),
  news('latest').replace('2026', '2127').replace('Text.', '[before](/nl/news/later)'),
);
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
for (const [index, [, name, bytes]] of textPictures.entries()) {
  const text = news(`picture ${index}`).replace('Text.', `![A quay](../covers/${name})`);
  await site.write(item(`picture-${index}`), text);
  await site.write(`src/content/news/covers/${name}`, bytes);
}
for (const [file, from, to] of itemCases) await site.edit(`src/content/${file}.md`, from, to);
// The items of the cases exist in one language.
const inItems = (await check(site.root)).filter(({ message }) => !message.startsWith('has no translation'));
const findingsIn = (file: string) => formatAll(inItems.filter((finding) => finding.file === file));

test.each(newsCases.map(([what, , , ...expected], index) => ({ what, expected, index })))(
  'check:content: $what',
  ({ expected, index }) => {
    expect(findingsIn(item(`case-${index}`))).toEqual(matching(expected));
  },
);

test('check:content: a link to what is published by then', () => {
  // Only its year is warned of.
  expect(findingsIn(item('latest'))).toEqual(matching(['warning 4 date: check the year']));
});

test.each(covers.map(([what, , , ...expected], index) => ({ what, expected, index })))(
  'check:content: $what as cover',
  ({ expected, index }) => {
    expect(findingsIn(item(`cover-${index}`))).toEqual(matching(expected));
  },
);

test.each(textPictures.map(([what, , , expected], index) => ({ what, expected, index })))(
  'check:content: $what in a text',
  ({ expected, index }) => {
    expect(
      findingsIn(item(`picture-${index}`)),
      JSON.stringify(findingsIn(item(`picture-${index}`))),
    ).toEqual(matching([expected]));
  },
);

test.each(itemCases)('check:content: %s', (file, _from, _to, ...expected) => {
  expect(findingsIn(`src/content/${file}.md`)).toEqual(matching(expected));
});

test('check:content: a draft may link to a draft', () => {
  expect(findingsIn(item('draft'))).toEqual([]);
});

test('check:content: files and folders that the site cannot use', async () => {
  const { root, write } = await makeSite();
  for (const [file, text] of fileCases) await write(`src/content/${file}`, text);
  const expected = fileCases.flatMap(([, , ...found]) => found);
  expect((await check(root)).map(withFile).toSorted()).toEqual(matching(expected.toSorted()));
});

test('check:content: line numbers hold with a byte order mark and Windows line ends', async () => {
  const { root, write } = await makeSite();
  const text = news('').replace('A new quay', '').replace('Text.', '# Words');
  await write(item('new-quay'), `\uFEFF${text}`.replaceAll('\n', '\r\n'));
  expect(formatAll(await check(root))).toEqual(matching(['2 title: is empty', '9: begins with one #']));
});

test('check:content: no more testimonials than the page shows', async () => {
  const { root, write } = await makeSite();
  for (const { code } of locales)
    for (let number = 2; number <= collections.testimonials.maxItems; number++)
      await write(`src/content/testimonials/${code}/baker-${number}.md`, baker);
  expect(await check(root)).toEqual([]);
  for (const { code } of locales) await write(`src/content/testimonials/${code}/one-more.md`, baker);
  const expected = locales.map(({ code }) => `testimonials/${code}: remove 1`);
  expect((await check(root)).map(withFile).toSorted()).toEqual(matching(expected.toSorted()));
});

test('check:content: a service has a place in the list, texts, files and a picture', async () => {
  const { root, edit, remove, copy } = await makeSite();
  for (const { code } of locales) {
    const folder = `src/content/services/${code}`;
    await copy(`${folder}/seo.md`, `${folder}/sea.md`);
    for (const name of ['seo', 'it-consultancy']) await remove(`${folder}/${name}.md`);
  }
  await remove(`${servicePicture('web-development')}.svg`);
  for (const file of localeFiles) await edit(file, '"web-hosting": {', '"web-hostings": {');
  const found = (await check(root)).map(({ file, message }) => `${file}: ${message}`);
  const expected = [
    ...locales.map(({ code }) => `src/content/services/${code}/sea.md: is not in "services.services-items"`),
    `${english}: names "IT Consultancy": add src/content/services/en/it-consultancy.md and`,
    `${english}: names "SEO": add src/content/services/en/seo.md and`,
    `${english}: names "Web Development": add art/services/web-development.svg or .jpg`,
    `${english}: names "Web Hosting": add "services.web-hosting" in the texts`,
  ];
  expect(found.toSorted()).toEqual(matching(expected.toSorted()));
});

test('check:content: a photograph takes the place of a drawing, not a place beside it', async () => {
  const { root, write, remove } = await makeSite();
  const photograph = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#172b47' } })
      .jpeg()
      .toBuffer();
  await remove(`${servicePicture('seo')}.svg`);
  await write('art/services/seo.jpg', await photograph(1600, 800));
  expect(await check(root)).toEqual([]);

  await write('art/services/seo.svg', '<svg/>');
  await write('art/people/mei.jpg', await photograph(480, 300));
  await write('art/people/ria.JPG', await photograph(480, 480));
  await write('art/scenes/about.png', await photograph(1600, 800));
  await write('art/scenes/map.heic', 'hello');
  const found = (await check(root)).map(({ file, message }) => `${file}: ${message}`);
  const expected = [
    'art/people/mei.jpg: is a picture whose 300 by 300 pixels look blurred at 480 by 480',
    'art/people/ria.JPG: is not found by the site: write its ending in small letters',
    'art/scenes/about.png: is a picture whose content is another format: rename it to about.jpeg',
    'art/scenes/map.heic: is a picture which is not a JPEG',
    'art/services/seo.svg: takes the place of art/services/seo.jpg: delete one of the two',
  ];
  expect(found).toEqual(matching(expected));
});

test('check:content: a list that the schemas read is missing in the English texts', async () => {
  const { root, edit } = await makeSite();
  await edit(english, '"team": [', '"teams": [');
  const found = (await check(root)).filter(({ file }) => file === english);
  expect(found).toMatchObject([{ field: 'about.team', message: expect.stringContaining('is missing') }]);
  expect(found[0]?.line).toBeGreaterThan(1);
  await edit(english, '"teams": [', '"team": [{},');
  const inList = (await check(root)).filter(({ field }) => field?.startsWith('about.team'));
  expect(inList.map(withFile)).toContainEqual(expect.stringMatching(/about\.team\[0\]\.name: is missing/));
});

test('check:content: every language has the statement about privacy', async () => {
  const { root, remove } = await makeSite();
  await remove('src/content/statements/nl/privacy.md');
  expect((await check(root)).map(withFile)).toEqual(
    matching(['statements/nl/privacy.md: is missing: write it']),
  );
});

test('check:content: a translation with another file name', async () => {
  const { root, write } = await makeSite();
  await write('src/content/news/en/a-crane.md', news('crane'));
  await write('src/content/news/nl/een-kraan.md', news('crane'));
  expect((await check(root)).map(withFile)).toEqual(
    matching([
      'warning news/en/a-crane.md: rename it to a-crane.md',
      'warning news/nl/een-kraan.md: rename it to een-kraan.md',
    ]),
  );
});

test('check:content: what is wrong with a draft is a warning', async () => {
  const { root, write } = await makeSite();
  const unfinished = draft('unfinished')
    .replace(/coverAlt.*\n/, '')
    .replace('Text.', 'TODO: write it');
  await write(item('unfinished'), unfinished.replace('quay.png', 'none.png'));
  expect(formatAll(await check(root))).toEqual(
    matching([
      'warning 2 coverAlt: is missing',
      'warning 6 cover: does not exist',
      'warning 9: still says TODO',
    ]),
  );
});

test('check:content: a date differs from that of the translation', async () => {
  const { root, edit } = await makeSite();
  await edit(item('new-quay'), '2026-04-19', '2026-04-20');
  expect((await check(root)).map(withFile)).toEqual(
    matching(['warning news/nl/new-quay.md 4 date: write the same in both']),
  );
});

test('check:content: withdrawn and former items are so in each language', async () => {
  const { root, edit } = await makeSite();
  await edit(item('new-quay'), 'date:', 'formerly: [old-quay]\nwithdrawn: true\ndate:');
  expect((await check(root)).map(withFile)).toEqual(
    matching([
      'warning news/nl/new-quay.md 4 formerly: differs from',
      'warning news/nl/new-quay.md 5 withdrawn: differs from',
    ]),
  );
  await edit(item('new-quay'), 'date:', 'translation: independent\ndate:');
  expect(await check(root)).toEqual([]);
});

test('check:content: addresses of published items that were renamed, deleted or hidden lead somewhere', async () => {
  const { root, write, edit, remove } = await makeSite();
  const lost = async () =>
    (await check(root))
      .filter(({ message }) => message.includes('now leads nowhere'))
      .map(({ file }) => file);
  expect(await lost()).toEqual([]);
  await write(item('a-draft'), draft('a draft'));
  commitAll(root);
  git(root, 'branch', 'published');
  await edit(item('new-quay'), 'date:', 'draft: true\ndate:');
  // Nothing was published before the first push.
  expect(await lost()).toEqual([]);
  git(root, 'branch', '--quiet', '--set-upstream-to=published');
  expect(await lost()).toEqual([item('new-quay')]);
  await edit(item('new-quay'), 'draft: true', 'withdrawn: true');
  expect(await lost()).toEqual([]);
  for (const name of ['new-quay', 'a-draft']) await remove(item(name));
  await remove('src/content/projects/nl/bakery.md');
  expect(await lost()).toEqual([item('new-quay'), 'src/content/projects/nl/bakery.md']);
  git(root, 'commit', '-aqm', 'Delete');
  await write(item('quay'), news('').replace('date:', 'formerly: [new-quay]\ndate:'));
  expect(await lost()).toEqual(['src/content/projects/nl/bakery.md']);
});

test('check:content: redirects lead from an address without a page to one with a page', async () => {
  const { root } = await makeSite();
  const redirects = {
    '/old': '/about',
    '/news/old-quay': '/news/new-quay',
    '/about': '/contact',
    '/older': '/old',
    '/loop': '/loop',
    '/misspelt': '/abuot',
    '/old/[id]': '/about',
  };
  expect((await check(root, redirects)).map(formatFinding)).toEqual([
    expect.stringMatching(/redirects "\/about", but that page exists/),
    expect.stringMatching(/"\/older" to "\/old", which is not a published page/),
    expect.stringMatching(/"\/loop" to "\/loop", which is not a published page/),
    expect.stringMatching(/"\/misspelt" to "\/abuot", .*did you mean "\/about"/),
    expect.stringMatching(/redirects "\/old\/\[id\]": write each old address out/),
  ]);
});

/** What is found in one of two text files, by default the Dutch one. */
async function checkTextFile(inEnglish: string, inDutch: string, wanted = dutch): Promise<Finding[]> {
  const { root, write } = await makeFolder();
  await write(english, inEnglish);
  await write(dutch, inDutch);
  const { report, sorted } = collectFindings();
  checkTexts(root, report);
  return sorted().filter(({ file }) => file === wanted);
}

const keyed = (text: unknown) => `{\n"key": ${JSON.stringify(text)}\n}`;

test.each(textCases)('check:content: %s', async (_what, own, other, ...expected) => {
  expect(formatAll(await checkTextFile(keyed(own), keyed(other)))).toEqual(matching(expected));
});

test('check:content: a text of the company mentions facts only', async () => {
  const text = keyed('{{city}}: {{shoes}}');
  const findings = await checkTextFile(text, text, english);
  expect(formatAll(findings)).toContainEqual(expect.stringMatching(/^2 .*"\{\{shoes\}\}".*not in "facts"/));
  expect(findings.filter(({ message }) => message.includes('"facts"'))).toHaveLength(1);
});

test.each(jsonCases)('check:content: %j as texts', async (json, expected) => {
  expect(formatAll(await checkTextFile('{ "a": "b" }', json))).toEqual(matching([expected]));
});

test.each(companyCases)('check:content: company.%s is %j', (field, value, expected) => {
  const { report, sorted } = collectFindings();
  checkCompany({ ...company, [field]: value }, report);
  expect(sorted().map((finding) => finding.field)).toEqual(expected ? [expected] : []);
  for (const { line } of sorted()) expect(line).toBeGreaterThan(1);
});
