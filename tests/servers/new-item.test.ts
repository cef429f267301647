import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { collections } from '#content/collections.ts';
import { defaultLocale, getLocale, locales, otherLocales } from '#i18n/locales.ts';
import { readOrder } from '#tools/new/read-order.ts';
import { kinds } from '#tools/new/skeleton.ts';
import { answer, makeProject, run } from '#tests/support/content-site.ts';

const command = 'new/new.ts';
const check = 'check-content/cli.ts';

for (const [kind, folder] of kinds) {
  test(`a new ${kind} is there in every language, can be checked, and is never overwritten`, async () => {
    const { root } = await makeProject();
    const base = `src/content/${folder}`;
    const first = await run(root, command, kind, 'Café “Kade”: it’s open', 'Café ‘Kade’: nu open');
    for (const { code } of locales) expect(first.out).toContain(`${base}/${code}/cafe-kade-its-open.md\n`);
    expect(first).toMatchObject({ code: 0, err: '' });
    const dutch = await readFile(join(root, base, 'nl/cafe-kade-its-open.md'), 'utf8');
    expect(dutch).toMatch(/^(?:title|author): >-\n {2}Café ‘Kade’: nu open\n/m);
    expect(dutch).toMatch(/hoogstens \d+ tekens/);

    // A draft is in order; what knows no draft is not, until it is written, and nothing else is wrong with it.
    const { code, err } = await run(root, check);
    const left = err.split('\n').filter((line) => /^(?:src|art)\//.test(line));
    expect(
      left.filter((line) => !/still (?:says what is to be written|shows the plain picture)/.test(line)),
    ).toEqual([]);
    expect({ code, isWritten: left.length === 0, isDraft: /^draft: true$/m.test(dutch) }).toEqual(
      collections[folder].everyLanguage
        ? { code: 1, isWritten: false, isDraft: false }
        : { code: 0, isWritten: true, isDraft: true },
    );

    const second = await run(root, command, kind, 'Cafe Kade: its open', 'Iets anders');
    expect(second).toEqual({
      code: 1,
      out: '',
      err: `${base}/en/cafe-kade-its-open.md exists already: choose another title or --address, or edit that file.\n`,
    });
    expect(await readFile(join(root, base, 'nl/cafe-kade-its-open.md'), 'utf8')).toBe(dutch);
  });
}

test('a new service has a drawing, a name in every list and texts in every language', async () => {
  const { root } = await makeProject();
  const { out } = await run(root, command, '--lang', 'nl', 'service', 'Data & dashboards', 'Gegevens');
  expect(existsSync(join(root, 'art/services/data-and-dashboards.svg'))).toBe(true);
  for (const { code, file } of locales) {
    const { services } = JSON.parse(await readFile(join(root, 'src/i18n/locales', file), 'utf8')) as {
      services: Record<string, unknown> & { 'services-items': { name: string; alternative: string }[] };
    };
    const { 'services-items': items, ...texts } = services;
    expect(items.at(-1)).toEqual({
      // The address in words, which is the same in every language.
      name: 'Data And Dashboards',
      alternative: code === defaultLocale ? 'Data & dashboards' : 'Gegevens',
    });
    expect(Object.keys(texts['data-and-dashboards'] ?? {})).toEqual(['invitation']);
  }
  for (const words of [
    '1. Open src/',
    'art/services/data-and-dashboards.svg',
    '/services/data-and-dashboards',
  ])
    expect(out).toContain(words);
  expect(out).toContain('npm run check:content noemt wat er nog moet gebeuren.');
});

test('a service whose address is that of other texts is refused, and they stay', async () => {
  const { root } = await makeProject();
  const file = join(root, 'src/i18n/locales/en-GB.json');
  const before = await readFile(file, 'utf8');
  const { code, err } = await run(root, command, 'service', 'Page', 'Pagina');
  expect(code).toBe(1);
  expect(err).toMatch(/^"services\.page" of src\/i18n\/locales\/en-GB\.json exists already/);
  expect(await readFile(file, 'utf8')).toBe(before);
});

const interviews: [what: string, answers: string[], file: string, name: string, ...said: string[]][] = [
  [
    'words',
    ['news', 'A crane', 'Een kraan', ''],
    'news/nl/a-crane.md',
    'Een kraan',
    'Adres (Enter voor a-crane)',
  ],
  ['a number and one title', ['2', 'A crane', '', 'crane'], 'projects/nl/crane.md', 'A crane'],
  [
    'answers that will not do',
    ['krant', 'newz', 'news', '', 'A', '', 'Ä kade', 'a-kade'],
    'news/nl/a-kade.md',
    'A',
    'kies uit news, project',
    'bedoel je "news"?',
    'Er hoort een titel bij.',
    '"Ä kade" kan geen adres zijn',
  ],
  ['no letter', ['news', '🎉🎉', '新聞', ''], 'news/nl/news-20', '新聞', 'Enter voor news-20'],
  [
    'a customer',
    ['testimonial', 'A grocer', 'Een groenteman', ''],
    'testimonials/nl/a-grocer.md',
    'Een groenteman',
    'Wie zegt het',
  ],
];

test.for(interviews)('asked in Dutch, somebody gives %s', async ([, answers, file, name, ...said]) => {
  const { root } = await makeProject();
  const { code, out, err } = await answer(root, command, ['--lang', 'nl'], answers.join('\n') + '\n');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const words of said) expect(out).toContain(words);
  const written =
    out
      .split('\n')
      .find((line) => line.includes(`src/content/${file}`))
      ?.trim() ?? '';
  const [, yaml = ''] = (await readFile(join(root, written), 'utf8')).split(/^---$/m);
  expect(Object.values(parse(yaml) as object)[0]).toBe(name);
});

test('a project that is published as it came is refused, field by field', async () => {
  const { root } = await makeProject();
  await run(root, command, 'project', 'A quay', 'Een kade');
  for (const { code } of locales) {
    const file = join(root, `src/content/projects/${code}/a-quay.md`);
    await writeFile(file, (await readFile(file, 'utf8')).replace('draft: true\n', ''));
  }
  const { err } = await run(root, check);
  for (const { code } of locales)
    for (const field of ['summary', 'client', 'sector', 'coverAlt', 'challenge', 'approach', 'result'])
      expect(err).toMatch(new RegExp(`projects/${code}/a-quay\\.md:\\d+: "${field}" still says`));
});

test('where no more fit, that is said before anything else is asked', async () => {
  const { root } = await makeProject();
  const folder = join(root, 'src/content/testimonials', defaultLocale);
  await mkdir(folder, { recursive: true });
  for (let place = 0; place < collections.testimonials.most; place++)
    await writeFile(join(folder, `customer-${place}.md`), '');
  const { out } = await answer(root, command, [], 'testimonial\n');
  expect(out).toMatch(
    /holds \d+ already, and no more fit: remove one first, in each language\.\nWhat do you want to write\?/,
  );
  expect(out).not.toContain('Who says it');
});

test('whoever leaves half-way has written nothing', async () => {
  const { root } = await makeProject();
  const { code, err } = await answer(root, command, [], 'news\nA crane\n');
  expect({ code, err }).toEqual({ code: 1, err: '\nNothing was written.\n' });
  expect(existsSync(join(root, 'src/content/news/en/a-crane.md'))).toBe(false);
});

const others = otherLocales(defaultLocale).map(({ name }) => ` ["Title in ${englishName(name)}"]`);
const usage = `Usage: npm run new -- news "Title"${others.join('')}`;
const choice = Array.from(kinds.keys()).join(', ');
const wrong: [string[], string][] = [
  [[], `Want a kind of item, ${choice}. ${usage}`],
  [['servise', 'A title'], '"servise" is not a kind of item: did you mean "service"?'],
  [['page', 'A title'], `"page" is not a kind of item: want one of ${choice}.`],
  [['news'], `Want a title. ${usage}`],
  [['news', ' '], `Want a title. ${usage}`],
  [['news', 'A', ...locales.map(({ name }) => name)], `Want each title in quotation marks. ${usage}`],
  [['news', '???'], 'No address can be made of "???": give one, such as --address news-2026-11-20.'],
  [['project', 'A'.repeat(61)], `"${'A'.repeat(61)}" has 61 characters, want at most 60.`],
];

function englishName(own: string) {
  const { code } = locales.find(({ name }) => name === own) ?? getLocale(defaultLocale);
  return new Intl.DisplayNames(getLocale(defaultLocale).iso, { type: 'language' }).of(code);
}

test.for(wrong)('%j cannot be followed, and says so in one line', async ([args, message]) => {
  await expect(readOrder(args, '2026-11-20', defaultLocale)).rejects.toThrow(new Error(message));
});

test('an address is cut between words where it is too long', async () => {
  const title = 'Everything that we have learnt about cranes, bridges and the tides of the Maas';
  const { id } = await readOrder(['news', title.slice(0, 70)], '2026-11-20', defaultLocale);
  expect(id).toBe('everything-that-we-have-learnt-about-cranes-bridges-and-the');
});
