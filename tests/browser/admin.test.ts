import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
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

// Sveltia first asks a font network, which the policy blocks, and then its own files. It also asks whether
// GitHub is up, which fails without a connection, and fetches the page and the picture of an item that was
// saved. The fixture company's server doesn't serve the fonts, as its packages are links to those of this
// project.
test.use({
  tolerated: /cdn\.jsdelivr\.net\/fontsource|www\.githubstatus\.com|\/portfolio\/crane|decode image|\/@fs\//,
});

let folder: string;
let server: Awaited<ReturnType<typeof startDevServer>>;
test.beforeAll(async () => {
  folder = await copyProject('editor', { content: true });
  server = await startDevServer(folder);
});
test.afterAll(() => server[Symbol.asyncDispose]());

/** What a commit changes, by path: the content in base64. */
type Commit = Record<string, string>;

interface Input {
  fileChanges: { additions: { path: string; contents: string }[] };
}

const toBase64 = (text: string) => Buffer.from(text).toString('base64');

/**
 * Answers the editor in place of GitHub, and signs it in.
 * @param site the origin of the editor
 * @param files the texts of the repository, by path
 * @returns its commits
 */
async function openRepository(
  page: Page,
  site: string,
  files: Record<string, string> = {},
): Promise<Commit[]> {
  const commits: Commit[] = [];
  const paths = Object.keys(files);
  const nodes = [
    { oid: 'head', message: '', author: { name: 'Owner' }, committedDate: '2026-04-19T00:00:00Z' },
  ];
  const branch = { target: { history: { nodes } } };

  const answer = ({ query, variables }: { query: string; variables: { input?: Input } }) => {
    const { additions } = variables.input?.fileChanges ?? {};
    if (additions) {
      const changed = additions.filter(({ path, contents }) => contents !== toBase64(files[path] ?? ''));
      commits.push(Object.fromEntries(changed.map(({ path, contents }) => [path, contents])));
      const saved = additions.map((_, index) => [`file_${index}`, { oid: `saved-${index}` }]);
      return { createCommitOnBranch: { commit: { ...nodes[0], ...Object.fromEntries(saved) } } };
    }
    const parts = Array.from(query.matchAll(/(\w+_\d+): (?:object\(oid: "(\d+)")?/g), ([, alias, index]) => {
      const text = files[paths[Number(index)] ?? ''];
      return [alias, index ? { text, isTruncated: false } : branch];
    });
    return { repository: { defaultBranchRef: { name: 'main' }, ref: branch, ...Object.fromEntries(parts) } };
  };

  await page.route('https://api.github.com/**', async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const tree = paths.map((path, index) => ({ type: 'blob', path, sha: String(index), size: 1 }));
    if (pathname === '/graphql')
      return route.fulfill({ json: { data: answer(route.request().postDataJSON()) } });
    if (pathname.includes('/git/trees/')) return route.fulfill({ json: { tree } });
    if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204 });
    return route.fulfill({ json: { login: 'owner', name: 'Owner', id: 1, html_url: site } });
  });
  await page.goto(`${site}/admin`);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill('token');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Texts', { exact: true })).toBeVisible();
  return commits;
}

/** Saves a form, and returns the commit. */
async function save(page: Page, commits: Commit[]): Promise<Commit> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => commits.length).toBe(1);
  await expect(page.getByText('Entry saved')).toBeVisible();
  return commits.pop() ?? {};
}

const decode = (base64 = '') => Buffer.from(base64, 'base64').toString();

/** Writes a news item into the form, in both languages. */
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
  // A field forgets what is typed before the form has set its first value, which it has done once it shows a
  // picture.
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
}

test('web editor: a new news item is a draft that passes check:content', async ({ page }) => {
  const commits = await openRepository(page, server.url);
  await page.goto(`${server.url}/admin#/collections/news`);
  await writeItem(page);
  const written = await save(page, commits);
  const items = ['en', 'nl'].map((code) => `src/content/news/${code}/the-crane-of-the-test-turns-again.md`);
  const copy = await copyProject('admin', { content: true });
  for (const [path, base64] of Object.entries(written)) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await writeFile(join(copy, path), base64, 'base64');
  }
  for (const item of items) {
    expect(decode(written[item])).toContain('draft: true');
    expect(decode(written[item])).toContain('date: 2026-04-19');
  }
  const { findings } = await checkContent(copy);
  expect(findings.filter(({ file }) => items.includes(file))).toEqual([]);
});

test('web editor: an item that is saved keeps its drawings', async ({ page }) => {
  const item = 'src/content/projects/en/crane.md';
  const drawings = {
    cover: '/art/crane.svg',
    figures: [{ picture: '/art/hook.svg', alt: 'A red hook above the water.' }],
  };
  const text = project('').replace(/^cover: .*\n/m, stringify(drawings));
  const files = { [item]: text, [item.replace('/en/', '/nl/')]: text };
  const commits = await openRepository(page, server.url, files);
  await page.goto(`${server.url}/admin#/collections/projects/entries/crane`);
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('A crane that turns');
  const saved = decode((await save(page, commits))[item]);
  expect(parse(saved.split('---')[1] ?? '')).toMatchObject({ title: 'A crane that turns', ...drawings });
});

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

async function openForm(page: Page, form: string, site = server.url): Promise<void> {
  await page.goto(`${site}/admin#/collections/${form}`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await page.mouse.move(150, 500);
}

/** Sets a notice for a day. */
async function writeNotice(page: Page, site: string): Promise<void> {
  await openForm(page, 'company/entries/notice', site);
  const values = { 'text.en': 'Closed today.', 'text.nl': 'Dicht.', first: '2026-06-01', last: '2026-06-01' };
  for (const [name, value] of Object.entries(values)) {
    const entry = page.locator(`[data-key-path="notice.${name}"]`).locator('input, textarea');
    await (await reveal(entry)).fill(value);
  }
}

/** The lines that a commit adds to each file; false for a picture. */
const linesAdded = (commit: Commit, files: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(commit).map(([path, base64]) => {
      const before = files[path]?.split('\n') ?? [];
      const lines = decode(base64).split('\n');
      const added = lines.filter((line) => !before.includes(line)).map((line) => line.trim());
      return [path, path.endsWith('.json') && added];
    }),
  );

for (const width of [390, 1440])
  test(
    `desk: an owner changes a price, adds a person and sets a notice, ${width} px`,
    { tag: width === 390 ? [] : '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const paths = globSync('src/{company,i18n/locales}/*.json', { cwd: folder });
      const files = Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
      const commits = await openRepository(page, server.url, files);

      await openForm(page, 'company/entries/facts');
      const price = page.locator('[data-key-path=prices] .item').first();
      await (await reveal(price)).getByRole('button').first().press('Enter');
      await (await reveal(page.locator('[data-key-path="prices.0.amount"] input'))).fill('4999.5');
      await (await reveal(page.locator('[data-key-path="area.allLanguages"] input'))).fill('Breda');
      expect(linesAdded(await save(page, commits), files)).toEqual({
        'src/company/company.json': ['"amount": 4999.5', '"area": "Breda",'],
      });

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
      const saved = await save(page, commits);
      expect(linesAdded(saved, files)).toEqual({
        'art/people/img-12.jpg': false,
        [texts[0] ?? '']: person('Photographer'),
        [texts[1] ?? '']: person('Fotograaf'),
      });
      const groupsOf = (text = '') => Object.keys(JSON.parse(text) as object);
      for (const path of texts) expect(groupsOf(decode(saved[path]))).toEqual(groupsOf(files[path]));

      await writeNotice(page, server.url);
      expect(linesAdded(await save(page, commits), files)).toEqual({
        'src/company/notice.json': [
          '"en": "Closed today.",',
          '"nl": "Dicht."',
          '"first": "2026-06-01",',
          '"last": "2026-06-01",',
        ],
      });
    },
  );

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

test(
  'web editor: what it writes under the headers of a published site is in the next builds',
  { tag: '@nightly' },
  async ({ page }) => {
    // It builds three times.
    test.setTimeout(300_000);
    const folder = await copyProject('admin-build', { content: true });
    await buildCopy(folder, { EDITOR_BACKEND: 'github:owner/repo' });
    await using site = await serveSite(join(folder, 'dist'));
    const answer = await page.request.get(`${site.url}/admin`);
    expect(answer.headers()).toMatchObject({
      'content-security-policy': expect.stringMatching(/script-src 'self';.* https:\/\/api\.github\.com/),
      'x-robots-tag': 'noindex',
    });
    const file = 'src/company/notice.json';
    const commits = await openRepository(page, site.url, {
      [file]: readFileSync(join(folder, file), 'utf8'),
    });
    await page.goto(`${site.url}/admin#/collections/news`);
    await writeItem(page);
    await save(page, commits);
    await writeNotice(page, site.url);
    await writeFile(join(folder, file), decode((await save(page, commits))[file]));
    for (const [day, isShown] of [
      ['2026-06-01', true],
      ['2026-06-02', false],
    ] as const) {
      await buildCopy(folder, { PUBLISH_DAY: day });
      expect(readFileSync(join(folder, 'dist/about.html'), 'utf8').includes('Closed today.')).toBe(isShown);
    }
  },
);
