import { mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finishPages } from '#build/pages/finish-pages.ts';
import { bundleInlineScript } from '#build/policy/inline-scripts.ts';
import { createCompressor } from '#build/release/compress.ts';
import { openKept, type Kept } from '#build/release/kept.ts';

const bootstrap = `<script>(self.Astro||(self.Astro={})).interaction=1;dispatchEvent(new Event("astro:interaction"))</script><script>customElements.define("astro-island",class{})</script>`;
const island = '<astro-island><p>As served</p></astro-island>';
const own = '<script type="module" src="/assets/Page.astro_script.abcdefgh.js"></script>';
const start = `<script data-src>${await bundleInlineScript('start')}</script>`;
const page = (body: string, head = start) =>
  `<!doctype html><html lang="en"><head><title>A page</title><meta name="description" content="Of a test">${head}${own}</head><body>${body}</body></html>`;

/** Finishes pages as Astro has written them, in a folder of their own. */
async function finish(pages: Record<string, string>, code = 'main()', kept?: Kept) {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'finish-'));
  await mkdir(join(folder.path, 'assets'));
  await writeFile(join(folder.path, 'assets/Page.astro_script.abcdefgh.js'), code);
  for (const [file, html] of Object.entries(pages)) await writeFile(join(folder.path, file), html);
  const files = await finishPages(
    folder.path,
    createCompressor(join(folder.path, '.compressed')),
    kept ?? openKept(join(folder.path, '.kept')),
  );
  const written = await Promise.all(
    Object.keys(pages).map((file) => readFile(join(folder.path, file), 'utf8')),
  );
  const [, script = ''] = /data-src="([^"]*)"/.exec(written[0] ?? '') ?? [];
  return { files, written, script, code: await readFile(join(folder.path, script), 'utf8') };
}

test('what an island needs and the page’s own module are one file, which the head’s script brings', async () => {
  const { written, script, code } = await finish({
    'a.html': page(bootstrap + island),
    'b.html': page(bootstrap + island),
  });
  expect(script).toMatch(/^\/assets\/main\.[\w-]{8}\.js$/);
  expect(code).toMatch(/astro:interaction[^]*astro-island[^]*main\(\)$/);
  for (const html of written) {
    expect(html).toContain(script);
    expect(html).toContain(island);
    expect(html).not.toMatch(/astro:interaction|Page\.astro_/);
  }
});

test('what has not changed is not finished again, and is whole all the same', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'kept-'));
  const pages = { 'a.html': page(bootstrap + island), 'b.html': page(`${bootstrap}${island}<p>Old</p>`) };
  const before = await finish(pages, 'main()', openKept(folder.path));

  const again = openKept(folder.path);
  expect(await finish(pages, 'main()', again)).toEqual(before);
  expect(again.made).toBe(0);

  const changed = openKept(folder.path);
  const { written } = await finish(
    { ...pages, 'b.html': page(`${bootstrap}${island}<p>New</p>`) },
    'main()',
    changed,
  );
  expect(changed.made).toBe(1);
  expect(written[0]).toBe(before.written[0]);
  expect(written[1]).toContain('New');
});

test('what would be blocked is told again, also of a page that was kept', async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'kept-'));
  const pages = { 'a.html': page(`${bootstrap}${island}<p style="color:red">`) };
  const attempt = () => finish(pages, 'main()', openKept(folder.path));
  await expect(attempt()).rejects.toThrow('is blocked by the policy');
  await expect(attempt()).rejects.toThrow('is blocked by the policy');
});

test('CSP: each page is listed with the hashes of its own styles', async () => {
  const { files } = await finish({
    'a.html': page(bootstrap + island + '<style>a{}</style>'),
    'b.html': page(bootstrap + island + '<style>b{}</style>'),
  });
  const [a, b] = files.map(({ page }) => page?.csp.styles);
  expect(a).toHaveLength(1);
  expect(b).not.toEqual(a);
});

test.each([
  ['an island without what it needs', page(island), '0 island scripts, want 2'],
  ['a head that brings no script', page(bootstrap + island, ''), 'nothing brings its script'],
  [
    'an inline script that nobody approved',
    page(`${bootstrap}${island}<script>a()</script>`),
    'is not approved',
  ],
  ['a style attribute', page(`${bootstrap}${island}<p style="color:red">`), 'is blocked by the policy'],
])('%s stops the build, by the page’s name', async (_, html, message) => {
  await expect(finish({ 'a.html': html })).rejects.toThrow(new RegExp(`dist/a\\.html: .*${message}`));
});

test('a module that would ask for another file stops the build', async () => {
  await expect(finish({ 'a.html': page(bootstrap + island) }, 'import"./b.js"')).rejects.toThrow(
    'imports another file',
  );
});
