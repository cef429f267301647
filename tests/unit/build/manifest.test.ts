import { copyFile, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { readRedirects } from '#build/manifest.ts';
import { buildSite, smallSite } from '#tests/support/small-site.ts';

test('precompression: what the last build has is taken if it is whole, and of the same content', async () => {
  await using site = await buildSite();
  await using before = await buildSite();
  const inBefore = (file: string) => join(before.folder, `${file}.br`);
  const content = await readFile(join(before.folder, 'about.html'));
  const quick = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } });
  await writeFile(inBefore('about.html'), quick);
  await truncate(inBefore('index.html'), 20);
  await copyFile(inBefore('nl.html'), inBefore('404.html'));
  await using after = await buildSite(smallSite, before.folder);
  expect(await readFile(join(after.folder, 'about.html.br'))).toEqual(quick);
  for (const file of ['index.html.br', '404.html.br'])
    expect(await readFile(join(after.folder, file))).toEqual(await readFile(join(site.folder, file)));
});

test('redirects: the object form leads to its destination', () => {
  const redirects = { '/old': { status: 301, destination: '/about' } } as const;
  expect(readRedirects(redirects)).toEqual({ '/old': '/about' });
});
