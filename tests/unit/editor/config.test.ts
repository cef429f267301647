import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CmsConfig, EntryCollection, Field } from '@sveltia/cms';
import { Ajv } from 'ajv';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { collectionNames, collections } from '#content/collections.ts';
import { collectionId, editorConfig } from '#admin/config.ts';
import { localSettings, readSettings } from '#admin/settings.ts';
import { locales } from '#i18n/locales.ts';
import { readTexts } from '#i18n/read-texts.ts';
import { root } from '#tests/support/folders.ts';
import { imagePaths } from '#content/schemas/fields.ts';
import { examinePicture } from '#tools/check-content/pictures.ts';

const configs = await Promise.all(
  locales.map(async ({ code }) => ({ code, config: await editorConfig(code, localSettings) })),
);

const entries = ({ collections: list = [] }: CmsConfig): EntryCollection[] =>
  list.filter((entry): entry is EntryCollection => 'folder' in entry);

/** The keys of a schema, those of groups in lists by their path. */
function keysOf(schema: z.ZodType, path = ''): string[] {
  if (schema instanceof z.ZodArray)
    return schema.element instanceof z.ZodObject ? keysOf(schema.element, path) : [];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, field]) => [
    path + key,
    ...keysOf(field, `${path}${key}.`),
  ]);
}

/** The names of a form's fields, in the same way; the body is no key of the schema. */
const namesOf = (fields: readonly Field[], path = ''): string[] =>
  fields
    .filter(({ name }) => name !== 'body')
    .flatMap((field) => [
      path + field.name,
      ...('fields' in field ? namesOf(field.fields as Field[], `${path}${field.name}.`) : []),
    ]);

const keysIn = async (name: (typeof collectionNames)[number]) =>
  keysOf((await collections[name].schema())(imagePaths));

test.each(configs)('every collection stands in the form once for each language ($code)', ({ config }) => {
  const wanted = collectionNames.flatMap((name) =>
    locales.map(({ code }) => [collectionId(name, code), `src/content/${name}/${code}`]),
  );
  expect(entries(config).map(({ name, folder }) => [name, folder])).toEqual(wanted);
});

test.each(configs)(
  'the form asks for what the schemas have, and for nothing else ($code)',
  async ({ config }) => {
    for (const name of collectionNames) {
      for (const { code } of locales) {
        const form = entries(config).find((entry) => entry.name === collectionId(name, code));
        expect(namesOf(form?.fields ?? []), name).toEqual(await keysIn(name));
        expect(form?.fields.some((field) => field.name === 'body')).toBe(collections[name].body);
      }
    }
  },
);

test.each(locales)(
  'each field has its words, and no words are for a field that is not there ($code)',
  async ({ code }) => {
    const { form } = readTexts(code).editors;
    for (const name of collectionNames) {
      const body = collections[name].body ? ['body'] : [];
      expect(Object.keys(form.collections[name].fields).sort(), name).toEqual(
        [...(await keysIn(name)), ...body].sort(),
      );
    }
    expect(Object.keys(form.collections).sort()).toEqual([...collectionNames].sort());
  },
);

test('the form demands what the schema demands, with the same limits', () => {
  const [{ config }] = configs as [(typeof configs)[0]];
  const news = entries(config).find(({ folder }) => folder.startsWith('src/content/news/'));
  const field = (name: string) => news?.fields.find((found) => found.name === name);
  expect(field('summary')).toMatchObject({ required: true, widget: 'text' });
  expect(field('coverFocus')).toMatchObject({ required: false, default: '50% 50%' });
  expect(field('draft')).toMatchObject({ required: false, widget: 'boolean', default: false });
  expect(field('date')).toMatchObject({ required: true, type: 'date', format: 'YYYY-MM-DD' });
});

test.each(configs)('a picture goes where the folders are ($code)', ({ config }) => {
  for (const { name, fields, media_folder } of entries(config)) {
    const hasPicture = fields.some((field) => 'widget' in field && field.widget === 'image');
    expect(media_folder !== undefined, name).toBe(hasPicture);
    if (media_folder !== undefined) expect(existsSync(join(root, media_folder)), media_folder).toBe(true);
  }
});

test.each(configs)(
  'the form refuses as heavy a picture as check:content does ($code)',
  async ({ config }) => {
    const most = Number(config.media_libraries?.all?.max_file_size);
    const drawing = join(root, 'public/favicon.svg');
    expect(await examinePicture(drawing, most + 1)).toMatchObject({ code: 'picture-heavy' });
    expect(await examinePicture(drawing, most)).not.toMatchObject({ code: 'picture-heavy' });
  },
);

test('the package takes the configuration, on one’s own computer and with each kind of host', async () => {
  const file = fileURLToPath(new URL('../schema/sveltia-cms.json', import.meta.resolve('@sveltia/cms')));
  // Its descriptions for editors of code are no part of the standard.
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  const validate = ajv.compile(JSON.parse(readFileSync(file, 'utf8')) as object);
  const settings = ['github:owner/name', 'gitlab:group/name', 'gitea:https://code.example/owner/name'].map(
    (backend) => readSettings({ EDITOR_BACKEND: backend }),
  );
  for (const one of [localSettings, ...settings]) {
    for (const { code } of locales) {
      const config = one && (await editorConfig(code, one));
      validate(JSON.parse(JSON.stringify(config)));
      expect(validate.errors ?? []).toEqual([]);
    }
  }
  expect(validate({ backend: { name: 'github' }, colections: [] })).toBe(false);
});
