import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '#site/routes.ts';
import { news } from '#tests/support/content-site.ts';
import { startDevServer } from '#tests/support/dev-server.ts';
import { buildCopy, copyProject } from '#tests/support/project-copy.ts';

const draft = news('unfinished').replace('date:', 'draft: true\ndate:').replace('quay.png', 'none.png');

test('drafts: an unfinished one is left out of the build, and breaks no page in development', async () => {
  const folder = await copyProject('drafts', { content: true });
  const write = (name: string, text: string) =>
    writeFile(join(folder, `src/content/news/en/${name}.md`), text);
  await write('no-picture', draft.replace('Text.', '![Not there](../covers/neither.jpg)'));
  await write('no-summary', draft.replace(/summary.*\n/, ''));
  await buildCopy(folder);
  expect(existsSync(join(folder, `dist${routes.news}.html`))).toBe(true);
  expect(existsSync(join(folder, `dist${routes.news}/no-picture.html`))).toBe(false);

  await using server = await startDevServer(folder);
  const statusOf = async (path: string) => (await fetch(server.url + path)).status;
  expect(await statusOf('/')).toBe(200);
  expect(await statusOf(`${routes.news}/no-picture`)).toBe(404);
  expect(await statusOf(`${routes.news}/no-summary`)).toBe(404);
});
