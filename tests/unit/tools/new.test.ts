import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { collectionTraits } from '#content/collections.ts';
import { imagePaths } from '#content/fields.ts';
import { collectionNames } from '#content/publication.ts';
import { schemas } from '#content/schemas.ts';
import { locales } from '#shared/locales.ts';
import { makeFolder, makeSite } from '#tests/support/content-site.ts';
import { root as project } from '#tests/support/folders.ts';
import { checkContent } from '#tools/check-content/check.ts';
import { createItem } from '#tools/new/new.ts';

const today = '2026-11-20';
const titles = locales.map(({ code }) => `A quay: “${code}”`);
const paths = (collection: string, slug: string) =>
  locales.map(({ code }) => `src/content/${collection}/${code}/${slug}.md`);

test.each(collectionNames)(
  'new: an item of %s has its title and valid fields in each language',
  async (name) => {
    const { root } = await makeFolder();
    const files = await createItem(root, [name, ...titles], today);
    expect(files).toEqual(paths(name, 'a-quay-en'));
    const schema = schemas[name](imagePaths);
    for (const [index, file] of files.entries()) {
      const [, yaml = '', text = ''] = readFileSync(join(root, file), 'utf8').split(/^---$/m);
      const fields = parse(yaml) as object;
      expect(schema.safeParse(fields)).toMatchObject({ success: true });
      expect(Object.values(fields)[0]).toBe(titles[index]);
      expect(text.trim() !== '').toBe(collectionTraits[name].body);
    }
  },
);

test('new: items are drafts of today, which check:content refuses to publish with a TODO', async () => {
  const { root } = await makeSite();
  copyFileSync(join(project, 'art/TODO.svg'), join(root, 'art/TODO.svg'));
  const files = await createItem(root, ['news', ...titles, '--slug', 'quay'], today);
  const errors = async () =>
    (await checkContent(root)).findings.filter(({ severity }) => severity === 'error');
  expect(await errors()).toEqual([]);

  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).toContain(`\ndate: ${today}\n`);
    writeFileSync(join(root, file), text.replace('draft: true\n', ''));
  }
  const found = (await errors()).filter(
    ({ file, message }) => file === files[0] && /TODO|placeholder/.test(message),
  );
  expect(found.map(({ field }) => field)).toEqual(['summary', 'cover', 'coverAlt', undefined]);
});

test('new: a project is of this year, and a testimonial comes after the others', async () => {
  const { root } = await makeSite();
  for (const [kind, line] of Object.entries({ project: 'year: 2026', testimonial: 'order: 2' })) {
    const [file = ''] = await createItem(root, [kind, ...titles], today);
    expect(readFileSync(join(root, file), 'utf8')).toContain(`\n${line}\n`);
  }
});

test('new: an existing file is kept, and nothing is written', async () => {
  const { root, write } = await makeFolder();
  const [english = '', dutch = ''] = paths('projects', 'quay');
  await write(dutch, 'Text.');
  await expect(createItem(root, ['project', 'Quay'], today)).rejects.toThrow(`${dutch} already exists`);
  expect(readFileSync(join(root, dutch), 'utf8')).toBe('Text.');
  expect(() => readFileSync(join(root, english))).toThrow('ENOENT');
});

test.each([
  [['page', 'A title'], '"page" is not a kind of item'],
  [['news'], 'Give one title for each language'],
  [['news', ...titles, 'More'], 'Give one title for each language'],
  [['news', '???'], '"" can\'t be a file name'],
  [['news', 'A title', '--slug', 'Ä kade'], '"Ä kade" can\'t be a file name'],
  [['news', 'A title', '--langs'], "Unknown option '--langs'"],
  [['news', '-50% korting'], 'begins with - goes last: --slug half-price -- "-50%"'],
])('new: %j is refused', async (args, message) => {
  const { root } = await makeFolder();
  await expect(createItem(root, args, today)).rejects.toThrow(message);
});
