import type { CmsConfig, Collection, CollectionDivider } from '@sveltia/cms';
import {
  collectionNames,
  collections,
  itemAddress,
  largestPicture,
  type Collection as Row,
  type CollectionName,
} from '#content/collections.ts';
import { serviceIds } from '#content/schemas/shared.ts';
import { bodyField } from '#admin/body.ts';
import { fieldsOf } from '#admin/fields.ts';
import { readSchema } from '#admin/schema.ts';
import type { EditorSettings } from '#admin/settings.ts';
import type { FormContext, FormTexts } from '#admin/words.ts';
import { locales, type Locale, type LocaleCode } from '#i18n/locales.ts';
import { readTexts } from '#i18n/read-texts.ts';

/** The name of a collection in one language: the package keeps the two apart. */
export const collectionId = (name: CollectionName, locale: LocaleCode): string => `${name}-${locale}`;

/** Items of a fixed set, which the texts or the pages name one by one, are neither added nor taken away in a form. */
const isFixed = ({ everyLanguage, most }: Row) => everyLanguage && most === undefined;

async function collectionOf(
  name: CollectionName,
  locale: Locale,
  texts: FormTexts,
  form: Omit<FormContext, 'fields' | 'picture'>,
): Promise<Collection> {
  const row: Row = collections[name];
  const words = texts.collections[name];
  const context: FormContext = { ...form, fields: words.fields, picture: row.picture };
  const fields = fieldsOf(readSchema(await row.schema()), context);
  const folder = row.picture?.folder;
  const [first] = fields;
  return {
    name: collectionId(name, locale.code),
    label: `${words.label} · ${locale.code.toUpperCase()}`,
    label_singular: words.item,
    folder: `src/content/${name}/${locale.code}`,
    create: !isFixed(row),
    delete: !isFixed(row),
    duplicate: false,
    ...(row.most !== undefined && { limit: row.most }),
    identifier_field: first?.name ?? 'title',
    slug: {
      template: `{{${first?.name}}}`,
      editable: ['create'],
      hint: texts.slug,
      pattern: [itemAddress.source, texts.slug],
    },
    ...(folder !== undefined && {
      media_folder: `/src/content/${name}/${folder}`,
      public_folder: `../${folder}`,
    }),
    fields: [...fields, ...(row.body ? [bodyField(context, folder !== undefined)] : [])],
  };
}

/**
 * The configuration of the web editor: a collection for each of ours in each language, a field for each key of its
 * schema. The package's own way with languages cannot save an item that is there in one language only.
 * @param ui the language of labels and hints
 * @param settings where it reads and writes
 */
export async function editorConfig(ui: LocaleCode, { backend }: EditorSettings): Promise<CmsConfig> {
  const texts = readTexts(ui);
  const { form } = texts.editors;
  const names = texts.services['services-items'].map(({ alternative, name }) => alternative || name);
  const choices = Object.fromEntries(serviceIds.map((id, index) => [id, names[index] ?? id]));
  const groups = await Promise.all(
    collectionNames.map((name) =>
      Promise.all(locales.map((locale) => collectionOf(name, locale, form, { wants: form.wants, choices }))),
    ),
  );
  return {
    load_config_file: false,
    backend,
    app_title: form.title,
    logo: { src: '/favicon.svg' },
    media_folder: 'src/content/news/covers',
    public_folder: '/',
    media_libraries: {
      all: { max_file_size: largestPicture.bytes, slugify_filename: true },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    // A rough picture of the page would mislead: the page itself is one click away, in the bar above.
    editor: { preview: false },
    show_preview_links: false,
    output: { omit_empty_optional_fields: true },
    collections: groups.flatMap((group, index): (Collection | CollectionDivider)[] =>
      index === 0 ? group : [{ divider: true }, ...group],
    ),
  };
}
