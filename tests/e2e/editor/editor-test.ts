import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect } from '#tests/e2e/support/fixtures.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { startDevServer } from '#tests/support/dev-server.ts';
import { item, writeItem } from './item.ts';

/** The site while somebody edits it. */
interface Project {
  url: string;
  folder: string;
  files: Map<string, Buffer>;
  /** Has the development server read everything anew: below test-results it watches nothing. */
  restart: () => Promise<void>;
}

/** The folder that the browser hands out: in a test, its own private one in place of one on the disk. */
class Folder {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Writes a file, as somebody does who works beside the form. */
  async write(file: string, bytes: Buffer): Promise<void> {
    const names = file.split('/');
    await this.#page.evaluate(
      async ({ names, base64 }) => {
        let place = await navigator.storage.getDirectory();
        await place.getDirectoryHandle('.git', { create: true });
        const last = names.pop() ?? '';
        for (const name of names) place = await place.getDirectoryHandle(name, { create: true });
        const stream = await (await place.getFileHandle(last, { create: true })).createWritable();
        await stream.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
        await stream.close();
      },
      { names, base64: bytes.toString('base64') },
    );
  }

  async read(file: string): Promise<Buffer> {
    const base64 = await this.#page.evaluate(async (names) => {
      let place = await navigator.storage.getDirectory();
      const last = names.pop() ?? '';
      for (const name of names) place = await place.getDirectoryHandle(name);
      const bytes = new Uint8Array(await (await (await place.getFileHandle(last)).getFile()).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    }, file.split('/'));
    return Buffer.from(base64, 'base64');
  }
}

interface OfTest {
  /** Fails the test when the page asks anybody but the site. */
  network: undefined;
  /** The editor with the test's item open, and the folder that it works in. */
  folder: Folder;
}

/** A test of the web editor, in Dutch, on files of its own. */
export const test = base.extend<OfTest, { project: Project }>({
  locale: 'nl-NL',
  project: [
    async ({}, use) => {
      const folder = await copyProject('editor', { content: true });
      const files = await writeItem(folder);
      let server = await startDevServer(folder);
      const project: Project = {
        url: server.url,
        folder,
        files,
        restart: async () => {
          await server[Symbol.asyncDispose]();
          server = await startDevServer(folder);
          project.url = server.url;
        },
      };
      await use(project);
      await server[Symbol.asyncDispose]();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  network: [
    async ({ context, project }, use) => {
      const foreign: string[] = [];
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== project.url && !['data:', 'blob:'].includes(protocol)) foreign.push(request.url());
      });
      await use(undefined);
      expect(foreign, 'asked of others').toEqual([]);
    },
    { auto: true },
  ],
  folder: async ({ page, project }, use) => {
    await page.addInitScript(() => {
      Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
    });
    await page.goto(`${project.url}/favicon.svg`);
    const folder = new Folder(page);
    for (const [file, bytes] of project.files) await folder.write(file, bytes);
    await page.goto(`${project.url}/admin#/collections/news-nl/entries/${item.id}`);
    await page.locator('.buttons').getByRole('button').click();
    await expect(title(page)).toHaveValue('De kraan draait weer');
    await use(folder);
  },
});

/** The first field of the form. */
export const title = (page: Page) => page.getByRole('textbox', { name: 'Titel' });

/** Where the form takes a picture. */
export const picture = (page: Page) => page.locator('[data-key-path=cover] input[type=file]');

export const save = (page: Page) => page.getByRole('button', { name: 'Opslaan' }).click();

/** Takes what the form has written over into the project, as if the folder was that of the project. */
export async function takeOver(folder: Folder, project: Project, files: readonly string[]): Promise<void> {
  for (const file of files) await writeFile(join(project.folder, file), await folder.read(file));
}

export { expect, item };
