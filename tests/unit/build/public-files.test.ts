import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroConfig } from 'astro';
import { expect, onTestFinished, test } from 'vitest';
import { finish } from '#build/finish.ts';

/** Begins a build of a project that has a file in `public`. */
async function begin(file: string) {
  const root = await mkdtemp(join(tmpdir(), 'public-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'public', file, '..'), { recursive: true });
  await writeFile(join(root, 'public', file), '');
  const folder = (name: string) => new URL(`${name}/`, pathToFileURL(`${root}/`));
  const config = {
    build: { assets: 'assets' },
    cacheDir: folder('cache'),
    publicDir: folder('public'),
    srcDir: folder('src'),
  };
  const { hooks } = finish({ day: '2026-11-20', editor: undefined });
  await hooks['astro:config:done']?.({ config: config as AstroConfig } as never);
}

test.each([
  ['google1a2b.html', /^public\/google1a2b\.html: is no page of the site/],
  ['old/page.html', /^public\/old\/page\.html: is no page of the site/],
  ['assets/logo.png', /^public\/assets: browsers keep what stands there for a year/],
])('public/%s is refused by name and with the remedy', async (file, message) => {
  await expect(begin(file)).rejects.toThrow(message);
});

test('any other file is welcome', async () => {
  await expect(begin('security.txt')).resolves.toBeUndefined();
});
