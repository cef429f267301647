import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { locales } from '#shared/locales.ts';
import { writeItem } from '#tests/fixtures/items.ts';
import { root } from '#tests/support/folders.ts';
import { copyFolder, copyProject } from '#tests/support/project-copy.ts';
import { printTable } from './table.ts';

const itemsPerLanguage = 1000;

/** The day some days before the first of 2026. */
const dayBefore = (days: number) => new Date(Date.UTC(2026, 0, 1 - days)).toISOString().slice(0, 10);

const bareFiles = {
  'package.json': '{ "type": "module" }\n',
  'astro.config.mjs': `export default { build: { format: 'file' } };\n`,
  'src/content.config.ts': `import { glob } from 'astro/loaders';
import { defineCollection } from 'astro:content';
export const collections = { pages: defineCollection({ loader: glob({ pattern: '*.md', base: './src/pages-md' }) }) };
`,
  'src/pages/[id].astro': `---
import { getCollection, render } from 'astro:content';
export async function getStaticPaths() {
  return (await getCollection('pages')).map((entry) => ({ params: { id: entry.id }, props: { entry } }));
}
const { Content } = await render(Astro.props.entry);
---
<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><title>{Astro.props.entry.id}</title></head><body><Content /></body></html>
`,
};

/** Builds the site in a folder for a day; returns the seconds that takes. */
async function build(folder: string, publishDay: string): Promise<number> {
  const began = performance.now();
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  await promisify(execFile)(process.execPath, [astro, 'build'], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', PUBLISH_DAY: publishDay },
    maxBuffer: 2 ** 26,
  });
  return (performance.now() - began) / 1000;
}

const readBody = async (code: string) =>
  (await readFile(join(root, `tests/fixtures/content/everything.${code}.md`), 'utf8')).replaceAll(
    /^!\[.*$/gm,
    '',
  );

/** Writes a site of one template and as many Markdown pages per language as asked for. */
async function writeBareSite(items: number): Promise<string> {
  const folder = copyFolder('bench-bare');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'src/pages'), { recursive: true });
  await mkdir(join(folder, 'src/pages-md'));
  for (const [file, text] of Object.entries(bareFiles)) await writeFile(join(folder, file), text);
  for (const { code, iso } of locales) {
    const body = await readBody(iso);
    for (let item = 0; item < items; item += 1)
      await writeFile(join(folder, `src/pages-md/${code}-${item}.md`), body);
  }
  return folder;
}

/** Copies the fixture site `full` without earlier builds, and adds news items to each language. */
async function writeOwnSite(items: number): Promise<string> {
  await rm(copyFolder('bench-own'), { recursive: true, force: true });
  const folder = await copyProject('bench-own', { content: true, cacheOf: '' });
  const news = join(folder, 'src/content/news');
  for (const { code, iso } of locales) {
    const body = await readBody(iso);
    for (let item = 0; item < items; item += 1) {
      const [, fields = ''] = (await writeItem('news', code, item + 10)).split('---\n');
      // Its authors are others.
      const front = fields.replace(/^date: .*$/m, `date: ${dayBefore(item)}`).replace(/^author: .*\n/m, '');
      await writeFile(join(news, code, `bench-${item}.md`), `---\n${front}---\n\n${body}`);
    }
  }
  return folder;
}

/** Builds a site with one item per language and with many, and the latter again for the day after. */
async function measure(write: (items: number) => Promise<string>) {
  const small = await build(await write(1), dayBefore(0));
  const folder = await write(itemsPerLanguage);
  const large = await build(folder, dayBefore(0));
  const next = await build(folder, dayBefore(-1));
  const more = (itemsPerLanguage - 1) * locales.length;
  return { page: (1000 * (large - small)) / more, large, next };
}

/** Prints how long builds take, beside a bare Astro site of the same Markdown. */
export async function measureBuilds(): Promise<void> {
  const bare = await measure(writeBareSite);
  const own = await measure(writeOwnSite);
  const row = (name: string, bareFigure: number, ownFigure: number) =>
    [name, bareFigure, ownFigure, ownFigure / bareFigure] as const;
  printTable(
    [`${itemsPerLanguage} news items per language`, 'bare Astro', 'this site', 'ratio'],
    [
      row('first build, s', bare.large, own.large),
      row('one more page, ms', bare.page, own.page),
      row('the day after, s', bare.next, own.next),
    ],
  );
}
