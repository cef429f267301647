/*
  `npm run bench`: how long this site takes to build, beside a bare Astro site with as many pages, and how many
  requests per second the server answers. Nothing is asserted: the figures depend on the machine.
*/
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { routes } from '#site/routes.ts';
import { dist, root } from '#tests/support/folders.ts';
import { start } from '#tests/support/server-process.ts';
import { showHelp } from '#tools/help.ts';

const connections = 50;
const seconds = 5;

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

/** Builds the site in a folder and returns how long that took, in seconds. */
async function timeBuild(folder: string): Promise<number> {
  const began = performance.now();
  const options = { cwd: folder, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }, maxBuffer: 2 ** 26 };
  await promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'],
    options,
  );
  return (performance.now() - began) / 1000;
}

/** Writes a site of one template and as many Markdown pages as asked for. */
async function writeBareSite(pages: number): Promise<string> {
  const folder = join(root, 'test-results/bare-site');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'src/pages'), { recursive: true });
  await mkdir(join(folder, 'src/pages-md'));
  for (const [file, text] of Object.entries(bareFiles)) await writeFile(join(folder, file), text);
  const text = await readFile(join(root, 'tests/fixtures/content/everything.en-GB.md'), 'utf8');
  const markdown = text.replaceAll(/^!\[.*$/gm, '');
  for (let page = 0; page < pages; page += 1)
    await writeFile(join(folder, `src/pages-md/${page}.md`), markdown);
  return folder;
}

/** Requests a URL over keep-alive connections and returns the answers per second. */
async function countRequests(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  const request = () =>
    new Promise<void>((resolve, reject) => {
      const options = { agent, headers: { 'Accept-Encoding': 'br' } };
      get(url, options, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`));
        response.resume().once('end', resolve);
      }).once('error', reject);
    });
  const client = async () => {
    for (; performance.now() < end; answers += 1) await request();
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return answers / seconds;
}

showHelp(import.meta.filename);
const own = await timeBuild(root);
const pages = globSync('**/*.html', { cwd: dist }).length;
const bare = await timeBuild(await writeBareSite(pages));
console.log(`Build of ${pages} pages: ${own.toFixed(1)} s, bare Astro site ${bare.toFixed(1)} s`);
await using server = await start(dist);
for (const path of [routes.home, '/favicon.svg']) {
  const rate = await countRequests(server.url + path);
  console.log(`${path}: ${Math.round(rate)} requests per second over ${connections} connections`);
}
