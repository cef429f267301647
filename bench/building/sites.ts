import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '#i18n/locales.ts';
import { root } from '#tests/support/folders.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { isMade, makeItems } from './items.ts';

/** A site whose building is measured. */
export interface Site {
  name: string;
  folder: string;
  /** Where its items stand, with a folder for each language. */
  news: string;
  /** What its builds keep for the next one. */
  cache: string;
}

/** The bare site: what Astro does with the same Markdown by itself. */
const bare = {
  'package.json': '{ "type": "module" }\n',
  'astro.config.mjs': `import { defineConfig } from 'astro/config';
export default defineConfig({ cacheDir: './cache', build: { format: 'file' } });
`,
  'src/content.config.ts': `import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { defineCollection } from 'astro:content';
const schema = z.object({ title: z.string(), summary: z.string(), date: z.date() });
export const collections = {
  news: defineCollection({ loader: glob({ pattern: '*/*.md', base: './src/content/news' }), schema }),
};
`,
  'src/pages/[...id].astro': `---
import { getCollection, render } from 'astro:content';
export async function getStaticPaths() {
  const entries = await getCollection('news');
  return entries.map((entry) => ({ params: { id: entry.id }, props: { entry } }));
}
const { entry } = Astro.props;
const { Content } = await render(entry);
---
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>{entry.data.title}</title>
    <meta name="description" content={entry.data.summary} />
  </head>
  <body>
    <h1>{entry.data.title}</h1>
    <Content />
  </body>
</html>
`,
};

/** Makes the site beside which ours is measured: one collection, one template. */
export async function makeBareSite(): Promise<Site> {
  const folder = join(root, 'test-results', 'copies', 'bare');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'src/pages'), { recursive: true });
  for (const [file, content] of Object.entries(bare)) await writeFile(join(folder, file), content);
  return { name: 'bare', folder, news: join(folder, 'src/content/news'), cache: join(folder, 'cache') };
}

/** Makes a copy of ours, with what is published now. */
export async function makeOwnSite(): Promise<Site> {
  const folder = await copyProject('bench', { content: true });
  const cache = join(folder, 'node_modules/.astro');
  return { name: 'ours', folder, news: join(folder, 'src/content/news'), cache };
}

/**
 * Gives a site its items, in place of those of an earlier call.
 * @param site which one
 * @param count how many there are to be in every language, beside what is published
 */
export async function fill({ news }: Site, count: number): Promise<void> {
  for (const { code } of locales) {
    const folder = join(news, code);
    await mkdir(folder, { recursive: true });
    for (const name of (await readdir(folder)).filter(isMade)) await rm(join(folder, name));
    for (const { name, markdown } of makeItems(code, count)) await writeFile(join(folder, name), markdown);
  }
}
