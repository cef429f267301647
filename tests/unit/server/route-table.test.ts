import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { readBuild } from '#server/read-build.ts';
import { buildSite } from '#tests/support/small-site.ts';

const origin = 'https://company.example';

let site: Awaited<ReturnType<typeof buildSite>>;
let handle: ReturnType<typeof createApp>;
beforeAll(async () => {
  site = await buildSite();
  handle = createApp(await readBuild(site.folder));
});
afterAll(() => site[Symbol.asyncDispose]());

test.each([
  ['/news/old-boat', '/news/only-english'],
  ['/news/old-boat/', '/news/only-english'],
  ['/news/old-boat.html?a=%2F', '/news/only-english?a=%2F'],
  ['/nl/over-ons', '/nl/about'],
])('redirects: the old address %s leads to %s permanently', async (from, to) => {
  const answer = await handle(new Request(origin + from, { headers: { 'Accept-Language': 'nl' } }));
  expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
});
