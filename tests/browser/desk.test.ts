import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { startDevServer } from '#tests/support/dev-server.ts';
import { copyProject } from '#tests/support/project-copy.ts';
import { openRepository, type Commit } from './support/github.ts';
import { expect, test } from './support/test.ts';

// A project has one development server at a time.
test.describe.configure({ mode: 'default' });

test.use({ tolerated: /cdn\.jsdelivr\.net\/fontsource|www\.githubstatus\.com|\/@fs\// });

let folder: string;
let server: Awaited<ReturnType<typeof startDevServer>>;
test.beforeAll(async () => {
  folder = await copyProject('desk', { content: true });
  server = await startDevServer(folder);
});
test.afterAll(() => server[Symbol.asyncDispose]());

const texts = ['en-GB', 'nl-NL'].map((name) => `src/i18n/locales/${name}.json`);

/** Scrolls to a part of the form, which renders what comes into view. */
async function reveal(part: Locator): Promise<Locator> {
  await expect(async () => {
    if (!(await part.isVisible())) await part.page().mouse.wheel(0, 300);
    await expect(part).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 30_000 });
  return part;
}

const field = (page: Page, locale: string, path: string) =>
  page.locator(`[data-locale="${locale}"] [data-key-path="${path}"]`);

async function openForm(page: Page, form: string): Promise<void> {
  await page.goto(`${server.url}/admin#/collections/${form}`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await page.mouse.move(150, 500);
}

/** Saves a form, and returns the lines that a commit adds to each file. */
async function save(page: Page, commits: Commit[], files: Record<string, string>) {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => commits.length).toBe(1);
  await expect(page.getByText('Entry saved')).toBeVisible();
  const added = Object.entries(commits.pop() ?? {}).map(([path, base64]) => {
    const before = files[path]?.split('\n') ?? [];
    const lines = Buffer.from(base64, 'base64').toString().split('\n');
    return [
      path,
      path.endsWith('.json') && lines.filter((line) => !before.includes(line)).map((line) => line.trim()),
    ];
  });
  return Object.fromEntries(added) as Record<string, string[]>;
}

for (const width of [1440, 390])
  test(`desk: an owner changes a price and adds a person, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const paths = globSync('src/{company,i18n/locales}/*.json', { cwd: folder });
    const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
    const commits = await openRepository(page, server.url, files);

    await openForm(page, 'company/entries/facts');
    const price = page.locator('[data-key-path=prices] .item').first();
    await (await reveal(price)).getByRole('button').first().press('Enter');
    await (await reveal(page.locator('[data-key-path="prices.0.amount"] input'))).fill('4999.5');
    expect(await save(page, commits, files)).toEqual({ 'src/company/company.json': ['"amount": 4999.5'] });

    await openForm(page, 'texts/entries/about');
    // By keyboard, because the button moves while the list above it is rendered.
    await (await reveal(page.getByRole('button', { name: /^Add .*person/ }).first())).press('Enter');
    const added = (name: string, locale: string) =>
      field(page, locale, `about.team.3.${name}`).locator('input').first();
    await added('name', 'en-GB').fill('Dee');
    await added('job', 'en-GB').fill('Photographer');
    const face = sharp({ create: { width: 900, height: 900, channels: 3, background: '#b3341f' } });
    const file = { name: 'IMG 12.JPG', mimeType: 'image/jpeg', buffer: await face.jpeg().toBuffer() };
    await added('picture', 'en-GB').setInputFiles(file);
    await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible();
    if (width === 390) {
      await page.getByText('English (UK)', { exact: true }).click();
      await page.getByText('Dutch (Netherlands)', { exact: true }).click();
    } else await page.mouse.move(1000, 500);
    await (await reveal(added('job', 'nl-NL'))).fill('Fotograaf');
    const person = (job: string) => [
      '"name": "Dee",',
      `"job": "${job}",`,
      '"picture": "/art/people/img-12.jpg"',
    ];
    expect(await save(page, commits, files)).toEqual({
      'art/people/img-12.jpg': false,
      [texts[0] ?? '']: person('Photographer'),
      [texts[1] ?? '']: person('Fotograaf'),
    });
  });
