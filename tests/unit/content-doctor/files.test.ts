import { expect, test } from 'vitest';
import { locales, otherLocales, type Locale } from '#i18n/locales.ts';
import { collections } from '#content/collections.ts';
import { finding, makeSite } from '#tests/support/content-doctor-site.ts';
import { examine } from '#tools/check-content/examine.ts';
import type { Finding } from '#tools/check-content/findings.ts';

const news = 'src/content/news/nl/new-quay.md';
const dutch = 'src/i18n/locales/nl-NL.json';

test('a file must be Markdown with a name that can be an address, in UTF-8', async () => {
  const site = await makeSite();
  await site.copy(news, 'src/content/news/nl/Een café.md');
  await site.copy(news, 'src/content/news/nl/quay.markdown');
  await site.write('src/content/news/nl/.DS_Store', '');
  await site.write(news, Buffer.from('---\ntitle: Caf\xe9\n---\n', 'latin1'));
  await site.write(dutch, Buffer.from('{\n\n"a": "\xe9"}', 'latin1'));
  expect(await site.findings()).toEqual([
    finding('src/content/news/nl/Een café.md', 0, 'cannot be an address', 'such as "een-cafe.md"'),
    finding(news, 2, 'is not UTF-8 text from here on: save the file'),
    finding('src/content/news/nl/quay.markdown', 0, 'is not a Markdown file: end its name in .md'),
    finding(dutch, 3, 'is not UTF-8 text from here on: save the file'),
  ]);
});

test('two published items do not have the same title or summary; drafts and languages may', async () => {
  const site = await makeSite();
  const [copy, draft] = ['copy', 'draft'].map((name) => news.replace('new-quay', name));
  await site.copy(news, copy ?? '');
  await site.copy(news, draft ?? '');
  await site.edit(copy ?? '', 'A new quay', 'Another quay');
  await site.edit(draft ?? '', 'title:', 'draft: true\ntitle:');
  expect(await site.findings()).toEqual([]);
  expect(await site.repeats()).toEqual([
    finding(news, 3, '"summary" is "We mend', `as in ${copy}: say what is different here`),
  ]);
});

test('a text is not longer than a page can be', async () => {
  const site = await makeSite();
  const longest = 'Text. '.repeat(2000).slice(0, collections.news.longestBody - 1);
  await site.edit(news, '\nText.', `\n${longest}.`);
  expect(await site.findings()).toEqual([]);
  await site.edit(news, '\nText.', '\nText..');
  expect(await site.findings()).toEqual([finding(news, 0, 'characters, 1 too many: cut it')]);
});

test('of two files that want one address, however it is written, one is refused and both are named', async () => {
  const site = await makeSite();
  const folder = 'src/content/news/nl';
  // A letter with an accent is one character here and two there.
  const [composed, decomposed] = [`${folder}/caf\u00e9.md`, `${folder}/cafe\u0301.md`];
  for (const file of [`${folder}/New-Quay.md`, composed, decomposed]) await site.copy(news, file);
  const findings = await site.findings();
  expect(findings).toContainEqual(finding(`${folder}/New-Quay.md`, 0, 'wants the same address as', news));
  const [first = '', second = ''] = findings.filter((line) => /caf/.test(line));
  expect(first).toContain('such as "cafe.md"');
  expect(second).toContain(`wants the same address as ${first.slice(0, first.indexOf(': '))}`);
});

test('a news item may be of a day to come, and one that is far ahead is asked about', async () => {
  const site = await makeSite();
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await site.edit(news, '2026-04-19', soon);
  expect(await site.findings()).toEqual([]);
  expect(await site.warnings()).toEqual([]);
  await site.edit(news, soon, '2926-04-19');
  expect(await site.findings()).toEqual([]);
  expect(await site.warnings()).toEqual([
    finding(
      news,
      4,
      '"date" is 2926-04-19, so that nobody sees it for more than a year',
      'is the year right?',
    ),
  ]);
});

/** As their folders follow each other in findings. */
const codesOf = (languages: readonly Locale[]) => languages.map(({ code }) => code).sort();

test('services and testimonials exist in every language, news and projects need not', async () => {
  const site = await makeSite();
  await site.remove('src/content/news/en/new-quay.md');
  await site.remove('src/content/projects/nl/bakery.md');
  await site.remove('src/content/testimonials/nl/baker.md');
  await site.remove('src/content/services/en/seo.md');
  expect(await site.findings()).toEqual([
    ...codesOf(otherLocales('en')).map((code) =>
      finding(
        `src/content/services/${code}/seo.md`,
        0,
        'does not exist in the other language: write src/content/services/en/seo.md',
      ),
    ),
    ...codesOf(otherLocales('nl')).map((code) =>
      finding(
        `src/content/testimonials/${code}/baker.md`,
        0,
        'does not exist in the other language: write src/content/testimonials/nl/',
      ),
    ),
  ]);
});

test('the project of which a customer speaks exists, in any language', async () => {
  const site = await makeSite();
  const testimonial = 'src/content/testimonials/en/baker.md';
  await site.edit(testimonial, 'order: 1', 'project: bakery\norder: 1');
  await site.remove('src/content/projects/en/bakery.md');
  expect(await site.findings()).toEqual([]);
  await site.edit(testimonial, 'project: bakery', 'project: bakry');
  expect(await site.findings()).toEqual([
    finding(testimonial, 5, '"project" is "bakry", which is no project', 'did you mean "bakery"?'),
  ]);
});

test('the list of services and the files are the same', async () => {
  const site = await makeSite();
  for (const { code: locale } of locales) {
    await site.copy(`src/content/services/${locale}/seo.md`, `src/content/services/${locale}/sea.md`);
    await site.remove(`src/content/services/${locale}/seo.md`);
    await site.remove(`src/content/services/${locale}/it-consultancy.md`);
  }
  const english = 'src/i18n/locales/en-GB.json';
  const unlisted = 'is not in "services.services-items"';
  const listed = '"services.services-items" names';
  expect(await site.findings()).toEqual([
    ...codesOf(locales).map((code) =>
      finding(`src/content/services/${code}/sea.md`, 0, unlisted, 'add its English name there'),
    ),
    finding(english, await site.lineOf(english, '"name": "SEO"'), `${listed} "SEO"`, 'the nearest is sea.md'),
    finding(
      english,
      await site.lineOf(english, 'IT Consultancy'),
      `${listed} "IT`,
      'correct the name, or write',
    ),
  ]);
});

test('of a draft is said what will be asked of it once it is published', async () => {
  const site = await makeSite();
  const copy = news.replace('new-quay', 'copy');
  await site.copy(news, copy);
  await site.edit(copy, 'title:', 'draft: true\ntitle:');
  const filesOf = (findings: Finding[]) => findings.map(({ file }) => file);
  expect(filesOf((await examine(site.root)).findings)).toEqual([]);
  expect(filesOf((await examine(site.root, { published: true })).findings)).toContain(news);
});
