import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { highlighting } from '#build/markdown/code.ts';
import { hastPlugins } from '#build/markdown/plugins.ts';
import { collectionNames, collections } from '#content/collections.ts';
import { locales, type LocaleCode } from '#i18n/locales.ts';
import { everything } from '#tests/fixtures/words.ts';
import { root } from '#tests/support/folders.ts';
import { guides, type Guide } from '#tests/support/guides.ts';
import { fieldsOf } from '#tools/new/skeleton.ts';

/** Where each command of the guides is run, and how that test calls it. */
const runBy: Readonly<Record<string, readonly [file: string, call: string]>> = {
  new: ['tests/servers/guides.test.ts', 'commands'],
  'check:content': ['tests/servers/guides.test.ts', 'commands'],
  translations: ['tests/servers/guides.test.ts', 'commands'],
  dev: ['tests/e2e/editor/editor-test.ts', 'startDevServer('],
  'build:preview': ['tests/publishing/preview.test.ts', 'previewCopy('],
  serve: ['tests/servers/start.test.ts', 'start(site.folder)'],
};

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };

const namesOf = ({ commands }: Guide) => new Set(commands.map(([name = '']) => name));

const keys = await Promise.all(collectionNames.map(async (name) => Object.keys(await fieldsOf(name))));

const processor = await satteri({ hastPlugins }).createRenderer({
  syntaxHighlight: 'shiki',
  shikiConfig: highlighting,
});

/** What a text turns into: `h`, `table`, `a to another site`; it matters little of which level a heading is. */
async function outcome(markdown: string, locale: LocaleCode): Promise<Set<string>> {
  const fileURL = pathToFileURL(`/src/content/news/${locale}/item.md`);
  const { code } = await processor.render(markdown, { fileURL });
  const page = parse(code, { blockTextElements: { pre: false } });
  const found = page.querySelectorAll('*').map((element) => {
    const name = element.rawTagName.replace(/^h\d$/, 'h');
    const align = /^t[hd]$/.test(name) && (element.getAttribute('data-align') ?? 'start');
    const detail = align || (element.getAttribute('data-token') && 'coloured');
    if (name === 'a') return element.getAttribute('href')?.startsWith('http') ? 'a to another site' : 'a';
    return [name, detail].filter(Boolean).join(' ');
  });
  const signs = Array.from(page.textContent.matchAll(/[“”’–…]/g), ([sign]) => sign);
  return new Set([...found, ...signs]);
}

test('there is a guide in every language, and each names commands and features', () => {
  expect(guides.map(({ code }) => code)).toEqual(locales.map(({ code }) => code));
  for (const { commands, examples } of guides) {
    expect(commands.length).toBeGreaterThan(5);
    expect(examples.length).toBeGreaterThan(10);
  }
});

test.each(guides)('every command of $file is one of package.json, and a test runs it', (guide) => {
  const names = [...namesOf(guide)].sort();
  expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  expect(names).toEqual(Object.keys(runBy).sort());
});

test.each(Object.entries(runBy))('npm run %s is run where that is said', (_, [file, call]) => {
  expect(existsSync(join(root, file))).toBe(true);
  expect(readFileSync(join(root, file), 'utf8')).toContain(call);
});

test.each(guides)('$file names every field of every collection', ({ words }) => {
  expect(keys.flat().filter((key) => !words.some((word) => new RegExp(`^${key}\\b`).test(word)))).toEqual([]);
});

test.each(guides)('the table of $file is of the fields that a news item has', async ({ fields }) => {
  expect(fields).toEqual(Object.keys(await fieldsOf('news')));
});

test.each(guides)('$file says how long a text of each collection may be', async ({ code, file }) => {
  const text = readFileSync(join(root, file), 'utf8');
  const limits = collectionNames.flatMap((name) => collections[name].longestBody ?? []);
  const inWords = new Intl.NumberFormat(code);
  expect(limits.filter((limit) => !text.includes(inWords.format(limit)))).toEqual([]);
});

test('the guides show the same features of Markdown, in the same order', async () => {
  const [first = [], ...others] = await Promise.all(
    guides.map(({ code, examples }) => Promise.all(examples.map((example) => outcome(example, code)))),
  );
  for (const other of others) expect(other).toEqual(first);
});

test.each(guides)('$file shows every feature that an item may have', async ({ code, examples }) => {
  const shown = await outcome(examples.join('\n\n'), code);
  const wanted = await outcome(everything(code), code);
  expect([...wanted].filter((feature) => !shown.has(feature))).toEqual([]);
});
