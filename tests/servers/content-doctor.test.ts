import { execFile } from 'node:child_process';
import { cp, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { serviceIds } from '#content/schemas/shared.ts';
import { defaultLocale, locales, otherLocales } from '#i18n/locales.ts';
import { writeNewItem } from '#tools/new-item/new-item.ts';
import { kinds } from '#tools/new-item/skeleton.ts';
import { root as project } from '#tests/support/folders.ts';
import { makeSite } from '#tests/support/content-doctor-site.ts';

/** Whatever the machine speaks. */
const env = { ...process.env, LC_ALL: 'C' };

/** Runs a command of the content doctor in a site that has the project's code. */
async function run(root: string, command: string, ...args: string[]) {
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [`tools/${command}`, ...args], { cwd: root, env }, (error, out, err) => {
      resolve({ code: error?.code ?? 0, out, err });
    });
  });
}

async function makeProject() {
  const site = await makeSite();
  for (const folder of [
    'tools',
    'src/company.ts',
    'src/build/pictures',
    'src/content',
    'src/site-map',
    'src/i18n',
  ]) {
    const isCode = (path: string) => !/\.(?:md|png)$/.test(path);
    await cp(join(project, folder), join(site.root, folder), { recursive: true, filter: isCode });
  }
  await cp(join(project, 'package.json'), join(site.root, 'package.json'));
  await symlink(join(project, 'node_modules'), join(site.root, 'node_modules'));
  return site;
}

test('a clean run prints one line', async () => {
  const { root } = await makeProject();
  const { code, out } = await run(root, 'content-doctor/check.ts');
  expect(code).toBe(0);
  // What it thinks of how they read may follow.
  const words = `Content: ${locales.length * (serviceIds.length + 3)} files and all texts are in order`;
  expect(out).toMatch(new RegExp(`^${words}.*\\.\n$`));
});

test('all findings come in one run, in order, with a count and a failure', async () => {
  const site = await makeProject();
  await site.edit('src/content/testimonials/nl/baker.md', 'order: 1', 'order: 0');
  await site.edit('src/content/news/en/new-quay.md', 'Text.', '# Text');
  await site.edit('src/content/news/en/new-quay.md', 'date: 2026', 'date: 26');
  expect(await run(site.root, 'content-doctor/check.ts')).toEqual({
    code: 1,
    out: '',
    err: expect.stringContaining(`src/content/news/en/new-quay.md:4: "date" is "26-04-19", want a date such as 2026-04-19.
src/content/news/en/new-quay.md:9: has a heading of level 1, which the title is already: begin it with ##.
src/content/testimonials/nl/baker.md:5: "order" is 0, want a whole number from 1 to 100.

Content: 3 findings.
`),
  });
});

test('the doctor speaks Dutch where the system does, or when asked to', async () => {
  const site = await makeProject();
  const clean = await run(site.root, 'content-doctor/check.ts', '--lang', 'nl');
  expect(clean).toMatchObject({ code: 0, out: expect.stringMatching(/^Inhoud: .+ zijn in orde\.\n$/) });
  await site.edit('src/content/testimonials/nl/baker.md', 'order: 1', 'order: 0');
  const { code, err } = await run(site.root, 'content-doctor/check.ts', '--lang', 'nl');
  expect(code).toBe(1);
  expect(err)
    .toContain(`src/content/testimonials/nl/baker.md:5: "order" is 0: hier hoort een geheel getal van 1 tot en met 100.

Inhoud: 1 fout.
`);
  expect(await run(site.root, 'content-doctor/check.ts', '--lang', 'xx')).toEqual({
    code: 1,
    out: '',
    err: '--lang xx is not a language of the site: want one of en, nl.\n',
  });
});

test('what is only warned of stops nothing', async () => {
  const site = await makeProject();
  const picture = sharp({ create: { width: 600, height: 375, channels: 3, background: '#172b47' } });
  await site.write('src/content/news/covers/small.png', await picture.png().toBuffer());
  await site.edit('src/content/news/en/new-quay.md', 'quay.png', 'small.png');
  const { code, out, err } = await run(site.root, 'content-doctor/check.ts');
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('are in order.') });
  expect(err).toMatch(/^src\/content\/news\/en\/new-quay\.md:5: .+ 600 by 375 .+\n\nContent: 1 warning; /);
});

test('broken English texts, which the schemas need, do not hide what else is wrong', async () => {
  const site = await makeProject();
  await site.write('src/i18n/locales/en-GB.json', '{\n"a": }');
  await site.remove('src/content/testimonials/nl/baker.md');
  const { code, err } = await run(site.root, 'content-doctor/check.ts');
  expect(code).toBe(1);
  expect(err).toContain('src/content: the schemas cannot be loaded');
  expect(err).toContain('src/content/testimonials/en/baker.md: has no twin');
  expect(err).toContain(
    'src/i18n/locales/en-GB.json:2: is not valid JSON: a value is missing here or just before.',
  );
});

for (const [kind, folder] of kinds) {
  test(`a new ${kind} is a draft in every language that the doctor passes, and is never overwritten`, async () => {
    const { root } = await makeProject();
    const base = `src/content/${folder}`;
    const first = await run(root, 'new-item/new.ts', kind, 'Café “Kade”: it’s open', 'Café ‘Kade’: nu open');
    for (const { code } of locales) expect(first.out).toContain(`${base}/${code}/cafe-kade-its-open.md\n`);
    expect(await run(root, 'content-doctor/check.ts')).toMatchObject({ code: 0, err: '' });
    const dutch = await readFile(join(root, base, 'nl/cafe-kade-its-open.md'), 'utf8');
    expect(dutch).toContain('title: >-\n  Café ‘Kade’: nu open\n');
    expect(dutch).toMatch(/hoogstens \d+ tekens/);
    expect(dutch).toContain('\ndraft: true\n');

    const second = await run(root, 'new-item/new.ts', kind, 'Cafe Kade: its open', 'Iets anders');
    expect(second).toMatchObject({ code: 1, out: '' });
    expect(second.err).toBe(
      `${base}/en/cafe-kade-its-open.md exists already: choose another title, or edit that file.\n`,
    );
    expect(await readFile(join(root, base, 'nl/cafe-kade-its-open.md'), 'utf8')).toBe(dutch);
  });
}

const others = otherLocales(defaultLocale).map(({ name }) => ` ["Title in ${name}"]`);
const usage = `Usage: npm run new -- news "Title"${others.join('')}`;
const choice = Array.from(kinds.keys()).join(' or ');
const wrong: [string[], string][] = [
  [[], `Want a kind of item, ${choice}. ${usage}`],
  [['service', 'A title'], `"service" is not a kind of item, want ${choice}. ${usage}`],
  [['news'], `Want a title. ${usage}`],
  [['news', ' '], `Want a title. ${usage}`],
  [['news', 'A', ...locales.map(({ name }) => name)], `Want each title in quotation marks. ${usage}`],
  [['news', '???'], `"???" has no letter that an address can hold, want some. ${usage}`],
  [['project', 'A'.repeat(61)], `"${'A'.repeat(61)}" has 61 characters, want at most 60. ${usage}`],
];

test.for(wrong)('%j cannot be followed, and says so in one line', async ([args, message]) => {
  const { root } = await makeSite();
  await expect(writeNewItem(root, args, '2026-11-20')).rejects.toThrow(new Error(message));
});
