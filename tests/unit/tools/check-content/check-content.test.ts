import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { collectionTraits, servicePicture } from '#content/collections.ts';
import { locales } from '#shared/locales.ts';
import { aliases } from '#tests/fixtures/company/aliases.ts';
import { withAddresses } from '#tests/support/addresses.ts';
import { baker, makeFolder, makeSite, news, statement } from '#tests/support/content-site.ts';
import { commitAll, git } from '#tests/support/git.ts';
import { openNotes } from '#tests/support/notes.ts';
import { checkContent, checkFacts } from '#tools/check-content/check.ts';
import { checkNotice } from '#tools/check-content/fields.ts';
import { collectFindings, type Finding } from '#tools/check-content/findings.ts';
import { checkTextFiles } from '#tools/check-content/texts.ts';
import { covers, textPictures } from './pictures.ts';

/** A finding as line, field and message. The lines of the site's own texts change with them. */
const summarize = ({ severity, line, field, message }: Finding, file = '') =>
  [severity === 'warning' && severity, file, /json$/.test(file) ? '' : line, field]
    .filter(Boolean)
    .join(' ')
    .concat(`: ${message}`)
    .replace(/(?<=GB\.json):\d{2,}/, '');

/** What is found in a site, with the files. */
const findIn = async (...args: Parameters<typeof checkContent>) =>
  (await checkContent(...args)).findings.map((finding) =>
    summarize(finding, finding.file.replace('src/content/', '')),
  );

const item = (name: string) => `src/content/news/nl/${name}.md`;
const draft = (name: string) => news(name).replace('date:', 'draft: true\ndate:');
const [english, dutch] = locales.map(({ file }) => `src/i18n/locales/${file}`) as [string, string];

interface Case {
  from?: string;
  to: string;
}

interface Cases {
  news: Record<string, Case>;
  items: Record<string, Required<Case>>;
  texts: Record<string, Record<'english' | 'dutch', unknown>>;
  json: { written: string }[];
  company: Record<string, Required<Case>>;
  notice: Record<string, Required<Case>>;
}

const { cases, note, expectNoted } = openNotes<Cases>(join(import.meta.dirname, 'cases.yaml'));

const noteFound = (path: unknown[], found: Finding[]) =>
  note([...path, 'found'], found.length > 0 ? found.map((finding) => summarize(finding)) : undefined);

/** With the innermost groups on one line, so that a case is short. */
const facts = (await readFile(aliases['#company/company.json'], 'utf8')).replace(
  /[[{][^[\]{}]*[\]}]/g,
  (group) => group.replace(/\s*\n\s*/g, ' '),
);

const notice = await readFile(aliases['#company/notice.json'], 'utf8');

/** What is found in the Dutch text file. */
async function checkTextFile(inEnglish: string, inDutch: string): Promise<Finding[]> {
  const { root, write } = await makeFolder();
  await write(english, inEnglish);
  await write(dutch, inDutch);
  const { report, sorted } = collectFindings();
  checkTextFiles(root, report);
  return sorted().filter(({ file }) => file === dutch);
}

// All items are checked in one run.
const site = await makeSite();
await site.write('public/terms.pdf', '');
await site.copy('src/content/news/covers/quay.png', 'src/content/news/covers/the quay.png');
await site.write('art/oven.svg', '<svg><text>Order</text><text>Pay</text></svg>');
// A draft may link to a draft, and what is published later to what is published by then.
await site.write(item('draft'), draft('draft').replace('Text.', withAddresses('[itself](/nl/news/draft)')));
await site.write(item('withdrawn'), draft('withdrawn').replace('draft:', 'withdrawn:'));
await site.write(item('later'), news('later').replace('2026', '2126'));
const before = withAddresses('[before](/nl/news/later)');
const latest = news('latest').replace('2026', '2127').replace('Text.', before);
await site.write(item('latest'), latest);
const headings = news('headings').replace('date:', 'formerly: [earlier]\ndate:');
await site.write(item('headings'), `${headings}\n## Onze kade\n`);
for (const [index, { from = 'Text.', to }] of Object.values(cases.news).entries()) {
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
for (const [name, { from, to }] of Object.entries(cases.items))
  await site.edit(`src/content/${name}.md`, from, to);
const inItems = (await checkContent(site.root)).findings
  // The items of the cases exist in one language.
  .filter(({ message }) => !message.startsWith('has no translation'));
const findingsIn = (path: string) => inItems.filter(({ file }) => file === path);

test('check:content: finds in every case what is noted beside it', async () => {
  for (const [index, what] of Object.keys(cases.news).entries())
    noteFound(['news', what], findingsIn(item(`case-${index}`)));
  for (const name of Object.keys(cases.items))
    noteFound(['items', name], findingsIn(`src/content/${name}.md`));
  const keyed = (text: unknown) => `{\n"key": ${JSON.stringify(text)}\n}`;
  for (const [what, texts] of Object.entries(cases.texts))
    noteFound(['texts', what], await checkTextFile(keyed(texts.english), keyed(texts.dutch)));
  for (const [index, { written }] of cases.json.entries())
    noteFound(['json', index], await checkTextFile('{ "a": "b" }', written));
  for (const [what, { from, to }] of Object.entries(cases.company)) {
    const { root, write } = await makeFolder();
    const { report, sorted } = collectFindings();
    expect(facts).toContain(from);
    await write('src/company/company.json', facts.replace(from, to));
    await checkFacts(root, report);
    noteFound(['company', what], sorted());
  }
  for (const [what, { from, to }] of Object.entries(cases.notice)) {
    const { root, write } = await makeFolder();
    const { report, sorted } = collectFindings();
    expect(notice).toContain(from);
    await write('src/company/notice.json', notice.replace(from, to));
    checkNotice({ root, report });
    noteFound(['notice', what], sorted());
  }
  await expectNoted();
});

test.each([
  ...covers.map(([what], index) => [`${what} as cover`, `cover-${index}`] as const),
  ...textPictures.map(([what], index) => [`${what} in a text`, `picture-${index}`] as const),
  ['an item that links to a draft or a later item', 'draft'] as const,
  ['an item that links to an earlier one', 'latest'] as const,
])('check:content: %s', (_what, name) => {
  expect(findingsIn(item(name)).map((finding) => summarize(finding))).toMatchSnapshot();
});

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#172b47' } })
    .jpeg()
    .toBuffer();

const independent = (name: string) => news(name).replace('date:', 'translation: independent\ndate:');
const list = '---\n- title\n---\n\nText.\n';

/** Files below `src/content` that the site can't use, or can. */
const files: Record<string, string | Uint8Array> = {
  'news/nl/notes.txt': 'Notes',
  'newz/nl/quay.md': news(''),
  'news/quay.md': news(''),
  'news/nl/latin.md': Buffer.from('---\ntitle: Caf\xe9\n', 'latin1'),
  'statements/en/list.md': list,
  'statements/nl/list.md': list,
  'statements/nl/legal.md': statement('legal notice'),
  'statements/nl/feed.md': statement('feed'),
  'statements/nl/en.md': statement('en'),
  'statements/nl/admin.md': statement('admin'),
  'statements/nl/contact.md': statement('contact'),
  'news/nl/empty.md': '',
  'news/nl/New-Quay.md': independent('case'),
  'news/nl/index.md': independent('index'),
  'news/nl/copy.md': independent(''),
  'news/nl/draft.md': draft('draft'),
  'news/nl/alone.md': news('alone'),
  'testimonials/en/alone.md': baker,
  'news/nl/.DS_Store': '',
  'fonts/notes.txt': 'Notes',
};

type Site = Awaited<ReturnType<typeof makeSite>>;

/** What somebody does to a site. */
const changes: Record<string, (site: Site) => Promise<unknown>> = {
  nothing: async () => undefined,
  'files and folders that the site cannot use': async ({ write }) => {
    for (const [path, text] of Object.entries(files)) await write(`src/content/${path}`, text);
  },
  'a byte order mark and Windows line ends': async ({ write }) => {
    const text = news('').replace('A new quay', '').replace('Text.', '# Words');
    await write(item('new-quay'), `\uFEFF${text}`.replaceAll('\n', '\r\n'));
  },
  'as many testimonials as the page shows, and one more in Dutch': async ({ write }) => {
    for (const { code } of locales)
      for (let number = 2; number <= collectionTraits.testimonials.maxItems; number++)
        await write(`src/content/testimonials/${code}/baker-${number}.md`, baker);
    await write('src/content/testimonials/nl/one-more.md', baker);
  },
  'services without a place in the list, files or a picture': async ({ remove, copy }) => {
    for (const { code } of locales) {
      const folder = `src/content/services/${code}`;
      await copy(`${folder}/seo.md`, `${folder}/sea.md`);
      for (const name of ['seo', 'it-consultancy']) await remove(`${folder}/${name}.md`);
    }
    await remove(`${servicePicture('web-development')}.svg`);
  },
  'a photograph in place of a drawing': async ({ write, remove }) => {
    await remove(`${servicePicture('seo')}.svg`);
    await write('art/services/seo.jpg', await photograph(1600, 800));
  },
  'photographs that the site cannot use': async ({ write }) => {
    await write('art/services/seo.jpg', await photograph(1600, 800));
    await write('art/people/mei.jpg', await photograph(480, 300));
    await write('art/people/ria.JPG', await photograph(480, 480));
    await write('art/scenes/about.png', await photograph(1600, 800));
    await write('art/scenes/map.heic', 'hello');
  },
  'English texts without a list that the schemas read': ({ edit }) =>
    edit(english, '"team": [', '"teams": ['),
  'a list in the English texts with an empty row': ({ edit }) => edit(english, '"team": [', '"team": [{},'),
  'texts that no page can show': async ({ edit, write }) => {
    for (const file of [english, dutch]) {
      await edit(file, '"name": "about"', '"name": "abuot"');
      await edit(file, '"name": "Bo"', '"name": "Bo", "picture": "/art/people/bo.jpg"');
      await edit(file, '"date": "', '"date": "1 ');
    }
    await edit('src/company/company.json', '"Ada"', '"Dee"');
    await edit(english, '"job":', '"role":');
    await edit(english, '"groups": [', '"rows": [');
    await edit(dutch, '"lead": "', `"lead": "<br>${'5,000 '.repeat(900)}`);
    await write(item('by-dee'), independent('by Dee').replace('date:', 'author: Dee\ndate:'));
  },
  'no statement about privacy in Dutch': ({ remove }) => remove('src/content/statements/nl/privacy.md'),
  'a translation with another file name': async ({ write }) => {
    await write('src/content/news/en/a-crane.md', news('crane'));
    await write(item('een-kraan'), news('crane'));
  },
  'a draft with mistakes': async ({ write }) => {
    const unfinished = draft('unfinished')
      .replace(/coverAlt.*\n/, '')
      .replace('Text.', 'TODO: write it');
    await write(item('unfinished'), unfinished.replace('quay.png', 'none.png'));
  },
  'another date than that of the translation': ({ edit }) =>
    edit(item('new-quay'), '2026-04-19', '2026-04-20'),
  'an item that is withdrawn in one language': ({ edit }) =>
    edit(item('new-quay'), 'date:', 'formerly: [old-quay]\nwithdrawn: true\ndate:'),
  'a translation of its own that is withdrawn': ({ edit }) =>
    edit(item('new-quay'), 'date:', 'translation: independent\nformerly: [old-quay]\nwithdrawn: true\ndate:'),
};

test.each(Object.entries(changes))('check:content: %s', async (_what, change) => {
  const site = await makeSite();
  await change(site);
  expect(await findIn(site.root)).toMatchSnapshot();
});

test('check:content: addresses of published items that were renamed, deleted or hidden lead somewhere', async () => {
  const { root, write, edit, remove } = await makeSite();
  const lost = async () =>
    (await checkContent(root)).findings
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

test('check:content: a text of the company mentions facts only', async () => {
  const { root, edit } = await makeSite();
  await edit(english, '"team": [', '"own": "{{city}}: {{shoes}}", "team": [');
  expect((await findIn(root)).filter((line) => line.includes('{{shoes}}'))).toHaveLength(1);
});
