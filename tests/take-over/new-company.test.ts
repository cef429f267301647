import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeImports } from '#tests/fixtures/company/write-company.ts';
import { addGerman } from '#tests/fixtures/other-company.ts';
import { root } from '#tests/support/folders.ts';
import { commitAll, git } from '#tests/support/git.ts';
import {
  astro,
  buildCopy,
  copyFolder,
  linkPackages,
  runInCopy,
  vitest,
} from '#tests/support/project-copy.ts';
import { ask, start } from '#tests/support/server-process.ts';

/*
  A company that takes the project over, and turns each switch of docs/make-it-yours.md. What it is promised
  is looked up in the built site.
*/

/** What others get of its repository: Git keeps no empty folder. */
const folder = copyFolder('new-company');

async function clone(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  git(root, 'clone', '--quiet', '--no-hardlinks', from, to);
  await linkPackages(join(to, 'node_modules'), root);
}

const edit = async (file: string, change: (text: string) => string) => {
  const before = await readFile(join(folder, file), 'utf8');
  const after = change(before);
  expect(after, file).not.toBe(before);
  await writeFile(join(folder, file), after);
};

const setFact = (name: string, value: unknown) =>
  edit('src/company/company.json', (text) => JSON.stringify({ ...JSON.parse(text), [name]: value }));

/** Takes English off, in each place that the guide names. */
async function dropEnglish(left: Parameters<typeof writeImports>[1]): Promise<void> {
  for (const file of globSync('src/{content/*/en,i18n/*/en-GB.json}', { cwd: folder }))
    await rm(join(folder, file), { recursive: true });
  await edit('src/shared/languages.ts', (text) =>
    text.replace(/'en', |, 'en'/, '').replace(/^ {2}en: (?:.*[{(]\n(?: {4}.*\n)*? {2}[})])?.*,\n/gm, ''),
  );
  await writeImports(folder, left);
}

/** Checks and builds the site, and runs the tests that read its pages. */
async function build(): Promise<void> {
  await runInCopy({}, folder, 'tools/check-content/check.ts');
  await buildCopy(folder);
  await runInCopy({}, folder, vitest, 'run', '--project', 'site');
}

const read = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');

/** The built pages that contain something. */
const pagesWith = (pattern: RegExp) =>
  globSync('**/*.html', { cwd: join(folder, 'dist') }).filter((file) => pattern.test(read(file)));

const runUnitTests = (...args: string[]) =>
  runInCopy({}, folder, vitest, 'run', '--project', 'unit', ...args);

describe.runIf(process.env['NIGHTLY'])('new company', () => {
  beforeAll(async () => {
    const made = copyFolder('new-company-made');
    await clone(root, made);
    await runInCopy({}, made, 'tools/new/new.ts', 'company', 'Ons Kantoor');
    commitAll(made);
    await clone(made, folder);
  });

  beforeEach(() => {
    git(folder, 'checkout', '--quiet', '--', '.');
    git(folder, 'clean', '--quiet', '--force', '-d');
  });

  test('from a fresh clone it builds and passes its tests, with empty sections', async () => {
    await build();
    await runInCopy({}, folder, astro, 'check');
    await runUnitTests();
    expect(read('portfolio.html')).toContain('content="noindex"');
    expect(read('sitemap-0.xml')).not.toContain('portfolio');
  });

  test('in one language it has no menu, hreflang, redirect, script or cookie of languages', async () => {
    await dropEnglish([{ code: 'nl', file: 'nl-NL.json' }]);
    await build();
    await runInCopy({}, folder, astro, 'check');
    await runUnitTests();
    expect(pagesWith(/<html lang="?nl-NL/)).toHaveLength(globSync('dist/**/*.html', { cwd: folder }).length);
    expect(pagesWith(/hreflang|class="?language|navigator\.languages|i18n_redirected/)).toEqual([]);
    await using server = await start(join(folder, 'dist'));
    const { status, headers } = await ask(server.port, '/', { 'Accept-Language': 'en' });
    expect([status, headers.vary]).toEqual([200, 'Accept-Encoding']);
  });

  test('a third language is the default one, and English is gone', async () => {
    await addGerman(folder, ['de', 'nl', 'en']);
    await dropEnglish([
      { code: 'de', file: 'de-DE.json' },
      { code: 'nl', file: 'nl-NL.json' },
    ]);
    await build();
    await runInCopy({}, folder, astro, 'check');
    expect(read('index.html')).toMatch(/<html lang="?de-DE/);
    expect(read('nl/about.html')).toMatch(/<html lang="?nl-NL/);
    expect(pagesWith(/hreflang="?en/)).toEqual([]);
  });

  test('without the contact form, no page has it or stores what it needs', async () => {
    await setFact('contactForm', false);
    await build();
    expect(pagesWith(/<form|>draft<|>outbox</)).toEqual([]);
    expect(
      ['sent', 'unsent', 'problems'].filter((name) => existsSync(join(folder, `dist/${name}.html`))),
    ).toEqual([]);
    await using server = await start(join(folder, 'dist'));
    const { body } = await ask(server.port, '/_health');
    expect(JSON.parse(body.toString())).toMatchObject({ outbox: 'off' });
  });

  test('a section that it leaves out is in no page', async () => {
    await setFact('sections', ['news']);
    for (const file of ['en-GB', 'nl-NL'])
      await edit(`src/i18n/locales/${file}.json`, (text) => {
        const { portfolio, services, ...texts } = JSON.parse(text);
        const { projects, services: titles, ...intro } = texts.intro;
        expect([portfolio, services, projects, titles]).not.toContain(undefined);
        return JSON.stringify({ ...texts, intro });
      });
    await build();
    await runInCopy({}, folder, astro, 'check');
    expect(pagesWith(/href="?(?:\/nl)?\/(?:portfolio|services)/)).toEqual([]);
    expect(globSync('dist/**/{portfolio,services}*', { cwd: folder })).toEqual([]);
  });

  test('a section has another address, a service no price, and a text a fact of its own', async () => {
    await edit('src/content/collections.ts', (text) => text.replace("'/services'", "'/guided-tours'"));
    const pages = join(folder, 'src/pages/[...locale]');
    await rename(join(pages, 'services'), join(pages, 'guided-tours'));
    await runInCopy({}, folder, 'tools/new/new.ts', 'service', 'Data', 'Gegevens');
    await mkdir(join(folder, 'art/services'), { recursive: true });
    await writeFile(
      join(folder, 'art/services/data.svg'),
      '<svg viewBox="0 0 1600 800"><path d="M900 0V800"/></svg>',
    );
    for (const code of ['en', 'nl'])
      await edit(`src/content/services/${code}/data.md`, (text) =>
        text.replaceAll(
          /"?TODO: [^"\n]*"?/g,
          `It is about data, in a sentence that is long enough (${code}).`,
        ),
      );
    for (const file of ['en-GB', 'nl-NL'])
      await edit(`src/i18n/locales/${file}.json`, (text) =>
        text
          .replace('"services-items": []', `"services-items": [{ "name": "Data", "alternative": "${file}" }]`)
          .replace('{', `{ "vacancies": { "lead": "{{openings}}, ${file}" },`),
      );
    await setFact('numbers', [
      { about: 'Vacancies', name: 'openings', value: 3 },
      { about: 'Days', name: 'complaintDays', value: 5 },
    ]);
    await build();
    expect(read('guided-tours/data.html')).not.toContain('<section class="highlight"');
    expect(pagesWith(/href="?(?:\/nl)?\/services/)).toEqual([]);
    await runUnitTests('--update');
    const changed = git(folder, 'status', '--porcelain', '--', 'tests').trim().split('\n');
    expect(changed.filter((line) => !/cases\.yaml$|\.snap$/.test(line))).toEqual([]);
  });

  test('without water, only the line is left of it', async () => {
    await setFact('water', false);
    await build();
    expect(pagesWith(/\.mirror,\[data-mirrored\]::?after[^{]*\{display:none\}/)).not.toEqual([]);
  });
});
