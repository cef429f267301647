import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listRoute } from '#site/routes.ts';
import { copyTests } from '#tests/fixtures/other-company.ts';
import { copyName } from '#tests/fixtures/sites.ts';
import { copyFolder, runInCopy, vitest } from '#tests/support/project-copy.ts';

const folder = copyFolder(copyName('other'));

test('another company: the tests of the built site pass with its languages, sections and pictures', async () => {
  await copyTests(folder);
  const services = await readFile(join(folder, `dist/de${listRoute('services')}.html`), 'utf8');
  expect(services).toContain('<html lang="de-DE"');
  expect(await runInCopy({}, folder, vitest, 'run', '--project', 'site')).toMatch(/Tests .*\d+ passed/);
});

test('another company: without water, a link preview has the ground of its drawing below the line', async () => {
  const page = await readFile(join(folder, `dist${listRoute('news')}/item-005.html`), 'utf8');
  const [, picture = ''] = /(\/assets\/[^"/]+\.jpeg)/.exec(page) ?? [];
  const below = sharp(join(folder, 'dist', picture)).extract({ left: 0, top: 530, width: 1200, height: 100 });
  const { dominant } = await below.stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b), picture).toBeGreaterThan(150);
});
