import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { itemRoute } from '#site/routes.ts';
import { project } from '#tests/support/content-site.ts';
import { startDevServer } from '#tests/support/dev-server.ts';
import { buildCopy, copyProject } from '#tests/support/project-copy.ts';
import { checkContent } from '#tools/check-content/check.ts';
import { serveSite } from './support/site-server.ts';
import { expect, test } from './support/test.ts';

// A project has one development server at a time.
test.describe.configure({ mode: 'default' });

// Sveltia first asks a font network, which the policy blocks, and then its own files. It also asks whether GitHub is up,
// which fails without a connection, and fetches the page of an item that was saved. The fixture company's server doesn't
// serve the fonts, as its packages are links to those of this project.
test.use({
  tolerated: /cdn\.jsdelivr\.net\/fontsource|www\.githubstatus\.com|\/portfolio\/crane|\/@fs\//,
});

/**
 * Opens the editor on the browser's private file system, in place of a folder of the disk.
 * @param page to open it in
 * @param site its origin
 * @param files their texts by path
 */
async function openLocalFiles(page: Page, site: string, files: Record<string, string> = {}): Promise<void> {
  await page.addInitScript((texts) => {
    Object.assign(window, {
      async showDirectoryPicker() {
        const folder = await navigator.storage.getDirectory();
        await folder.getDirectoryHandle('.git', { create: true });
        for (const [path, text] of Object.entries(texts)) {
          const [name = '', ...parents] = path.split('/').reverse();
          let parent = folder;
          for (const part of parents.reverse())
            parent = await parent.getDirectoryHandle(part, { create: true });
          const file = await (await parent.getFileHandle(name, { create: true })).createWritable();
          await file.write(text);
          await file.close();
        }
        return folder;
      },
    });
  }, files);
  await page.goto(`${site}/admin`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

let server: Awaited<ReturnType<typeof startDevServer>>;
test.beforeAll(async () => {
  server = await startDevServer(await copyProject('editor', { content: true }));
});
test.afterAll(() => server[Symbol.asyncDispose]());

/** Reads every file below a folder of the private file system. */
const readFiles = (page: Page): Promise<[path: string, base64: string][]> =>
  page.evaluate(async () => {
    const files: [string, string][] = [];
    const read = async (folder: FileSystemDirectoryHandle, path: string) => {
      for await (const handle of folder.values()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${handle.name}/`);
        if (!(handle instanceof FileSystemFileHandle)) continue;
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
        files.push([path + handle.name, bytes.toBase64()]);
      }
    };
    await read(await navigator.storage.getDirectory(), '');
    return files;
  });

/** Writes a news item into the form, in both languages, and saves it. */
async function writeItem(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create New Entry' }).first().click();
  await expect(page.getByRole('switch', { name: 'Draft' }).first()).toBeChecked();
  // The form renders its fields when they come into view.
  for (const name of ['Draft', 'Withdrawn'])
    for (const side of ['first', 'last'] as const)
      await page.getByRole('switch', { name })[side]().scrollIntoViewIfNeeded();
  // The picture, the date and the switches are shared.
  const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#b3341f' } });
  const cover = { name: 'Crane (1).jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
  await page.locator('[data-key-path=cover] input[type=file]').first().setInputFiles(cover);
  // A field forgets what is typed before the form has set its first value, which it has done once it shows a picture.
  await expect(page.getByRole('button', { name: 'Replace Image' }).first()).toBeVisible();
  await page.locator('[data-key-path=date] input').first().fill('2026-04-19');
  const write = async (name: string, ...texts: string[]) => {
    for (const [index, text] of texts.entries())
      await page.getByRole('textbox', { name, exact: true }).nth(index).fill(text);
  };
  await write('Title', 'The crane of the test turns again', 'De kraan van de test draait weer');
  await write(
    'Summary',
    'After twenty years, the crane on the quay turns again every Saturday.',
    'Na twintig jaar draait de kraan op de kade weer, en wel elke zaterdag.',
  );
  await write('Cover alt', 'A red crane above the water.', 'Een rode kraan boven het water.');
  await write('Text', 'Come and see it on **Saturday**.', 'Kom **zaterdag** kijken.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved')).toBeVisible();
}

test('web editor: a new news item is a draft that passes check:content', async ({ page }) => {
  await openLocalFiles(page, server.url);
  await writeItem(page);

  const items = ['en', 'nl'].map((code) => `src/content/news/${code}/the-crane-of-the-test-turns-again.md`);
  const written = await readFiles(page);
  const folder = await copyProject('admin', { content: true });
  for (const [path, base64] of written) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), base64, 'base64');
  }
  for (const item of items) {
    const text = Buffer.from(new Map(written).get(item) ?? '', 'base64').toString();
    expect(text).toContain('draft: true');
    expect(text).toContain('date: 2026-04-19');
  }
  const { findings } = await checkContent(folder);
  expect(findings.filter(({ file }) => items.includes(file))).toEqual([]);
});

test('web editor: an item that is saved keeps its drawings', async ({ page }) => {
  const item = 'src/content/projects/en/crane.md';
  const drawings = {
    cover: '/art/crane.svg',
    figures: [{ picture: '/art/hook.svg', alt: 'A red hook above the water.' }],
  };
  const text = project('').replace(/^cover: .*\n/m, stringify(drawings));
  await openLocalFiles(page, server.url, { [item]: text, [item.replace('/en/', '/nl/')]: text });
  await page.goto(`${server.url}/admin#/collections/projects/entries/crane`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('A crane that turns');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Entry saved')).toBeVisible();
  const saved = Buffer.from(new Map(await readFiles(page)).get(item) ?? '', 'base64').toString();
  expect(parse(saved.split('---')[1] ?? '')).toMatchObject({ title: 'A crane that turns', ...drawings });
});

test(
  'preview: a draft has a badge, and what is published has none',
  { tag: '@nightly' },
  async ({ page }) => {
    for (const [slug, badges] of [
      ['unfinished', 1],
      ['longest', 0],
    ] as const) {
      await page.goto(server.url + itemRoute('news', slug));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.draft-badge')).toHaveCount(badges);
      // A page that stays open asks for the server when it has ended.
      await page.goto('about:blank');
    }
  },
);

// Builds the whole site, so it may move to a nightly run: `--grep @nightly`.
test(
  'web editor: it writes an item under the headers of a published site',
  { tag: '@nightly' },
  async ({ page }) => {
    const folder = await copyProject('admin-build', { content: true });
    await buildCopy(folder, { EDITOR_BACKEND: 'github:owner/repo' });
    await using site = await serveSite(join(folder, 'dist'));
    const answer = await page.request.get(`${site.url}/admin`);
    expect(answer.headers()).toMatchObject({
      'content-security-policy': expect.stringMatching(/script-src 'self';.* https:\/\/api\.github\.com/),
      'x-robots-tag': 'noindex',
    });
    await openLocalFiles(page, site.url);
    await writeItem(page);
  },
);
