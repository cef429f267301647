import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompressor } from '#build/release/compress.ts';
import { describeFile } from '#build/release/describe.ts';
import { writeManifest } from '#build/release/manifest.ts';
import { classify } from '#client/worker/classify.ts';
import { createApp } from '#server/app.ts';
import { editorHeaders } from '#server/headers.ts';
import type { EditorPolicy } from '#server/manifest.ts';
import { readBuild } from '#server/read-build.ts';
import { editorFile, editorRoute } from '#site/routing.ts';
import { buildSite } from '#tests/support/small-site.ts';

const policy: EditorPolicy = {
  connect: ['https://code.example'],
  pictures: ['https://pictures.example'],
  opener: 'same-origin-allow-popups',
};

let site: Awaited<ReturnType<typeof buildSite>>;
let handle: (request: Request) => Promise<Response>;

beforeAll(async () => {
  site = await buildSite();
  const page = Buffer.from('<!doctype html><title>The editor</title>');
  await writeFile(join(site.folder, editorFile), page);
  const compressor = createCompressor(join(site.folder, '.compressed'));
  const entry = await describeFile(site.folder, editorFile, page, compressor, { editor: policy });
  const { files, ...rest } = site.manifest;
  await writeManifest(site.folder, { ...rest, files: [...files, entry] });
  handle = createApp(await readBuild(site.folder));
});
afterAll(() => site[Symbol.asyncDispose]());

const ask = (path: string, headers = {}) => handle(new Request(`https://www.example${path}`, { headers }));

test('the editor is sent with its own headers, in whatever language one reads', async () => {
  const answer = await ask(editorRoute, { 'Accept-Language': 'nl' });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-security-policy': editorHeaders(policy)['Content-Security-Policy'],
    'cross-origin-opener-policy': policy.opener,
    'x-robots-tag': 'noindex',
    'cache-control': 'no-cache',
  });
  expect((await ask(`${editorRoute}/`)).headers.get('location')).toBe(editorRoute);
});

test('no page of the site is any looser for it', async () => {
  await using other = await buildSite();
  const before = createApp(await readBuild(other.folder));
  const about = await before(new Request('https://www.example/about'));
  const headers = Object.fromEntries((await ask('/about')).headers);
  expect(headers).toEqual(Object.fromEntries(about.headers));
  expect(JSON.stringify(headers)).not.toMatch(/unsafe|code\.example/);
});

test('the service worker leaves the editor alone', () => {
  const origin = 'https://www.example';
  const kind = (path: string) =>
    classify({ url: origin + path, method: 'GET', mode: 'navigate', headers: new Headers() }, origin);
  expect([editorRoute, `${editorRoute}?x`, '/administration'].map(kind)).toEqual([
    undefined,
    undefined,
    'page',
  ]);
});
