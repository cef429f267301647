import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type {
  Backend,
  CmsConfig,
  CollectionFile,
  EntryCollection,
  Field,
  FileCollection,
} from '@sveltia/cms';
import { allLanguages, jsonFormats } from '#admin/json-format.ts';
import { type CollectionName, collectionTraits, pictureLimits } from '#content/collections.ts';
import { type FieldSchema, imagePaths, toFieldSchema } from '#content/fields.ts';
import { collectionNames } from '#content/publication.ts';
import { schemas } from '#content/schemas.ts';
import { slugPattern } from '#content/slug.ts';
import { ownTexts } from '#i18n/text-files.ts';
import { defaultLocale, type LocaleCode, locales, otherLocales } from '#shared/locales.ts';
import { itemRoute } from '#site/routes.ts';
import { companySchema, languageNames } from '#site/schemas/company.ts';
import { noticeSchema } from '#site/schemas/notice.ts';
import { textSchema } from '#site/schemas/texts.ts';

/** `coverAlt` → `Cover alt`, `it-consultancy` → `It consultancy`. */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function widgetOf(path: string, schema: FieldSchema): { widget: string } & Record<string, unknown> {
  const { picture, anyOf, enum: options, type, minimum: min, maximum: max, properties } = schema;
  if (picture)
    return {
      widget: 'image',
      accept: 'image/jpeg,image/png,image/webp,image/avif',
      choose_url: false,
    };
  if ([schema, ...(anyOf ?? [])].some(({ format }) => format === 'date'))
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', time_format: false };
  if (options) return { widget: 'select', options };
  if (properties) return { widget: 'object', fields: fieldsOf(schema, `${path}.`) };
  const [text, perLanguage] = anyOf ?? [];
  if (text && perLanguage?.properties) {
    const all = { ...text, title: 'All languages', description: 'Or one in each, below.' };
    const fields = fieldsOf({ properties: { [allLanguages]: all, ...perLanguage.properties } }, `${path}.`);
    return { widget: 'object', fields };
  }
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer' || type === 'number')
    return { widget: 'number', value_type: type === 'integer' ? 'int' : 'float', min, max };
  if (type === 'array') return listWidget(path, schema);
  if (type === 'string') return textWidget(schema);
  throw new Error(
    `src/admin/config.ts has no widget for the field "${path}": add one for its type of value.`,
  );
}

function textWidget({ maxLength, recommended, lines, pattern, expected = 'another form' }: FieldSchema) {
  const longest = maxLength ?? recommended?.maximum ?? 0;
  return {
    widget: lines || longest > 100 ? 'text' : 'string',
    maxlength: maxLength,
    ...(pattern && { pattern: [pattern, `Expected ${expected}.`] }),
  };
}

function listWidget(path: string, { items: item = {}, minItems: min, maxItems: max }: FieldSchema) {
  if (item.enum) return { widget: 'select', multiple: true, min, max, options: item.enum };
  const label_singular = item.title ?? labelOf(path.replace(/.*\./, '')).replace(/s$/, '');
  const list = { widget: 'list', min, max, label_singular, collapsed: true };
  if (!item.properties) return { ...list, field: { name: 'item', ...widgetOf(path, item) } };
  const fields = fieldsOf(item, `${path}.`);
  const firstText = fields.find(({ widget }) => widget !== 'image')?.name;
  return { ...list, fields, summary: `{{fields.${firstText}}}` };
}

function hintOf({ description, picture, recommended, pattern, expected }: FieldSchema) {
  // Of a text without a form, it says nothing.
  const form = pattern === '\\S' ? undefined : expected;
  const hints = [description ?? form?.replace(/^./, (letter) => letter.toUpperCase()).concat('.')];
  if (picture)
    hints.push(
      `JPEG, PNG, WebP or AVIF, up to ${pictureLimits.bytes / 1e6} MB and ${pictureLimits.megapixels} megapixels.`,
    );
  if (recommended) {
    const { minimum, maximum, reason } = recommended;
    const range = minimum > 1 ? `${minimum} to ${maximum}` : `At most ${maximum}`;
    hints.push(`${range} characters are best, because ${reason}.`);
  }
  return hints.filter(Boolean).join(' ') || undefined;
}

/** Whether a field is written in each language. All others, such as the date and the picture, are shared. */
const isTranslated = ({ recommended, maxLength, properties, items }: FieldSchema): boolean =>
  Boolean(recommended ?? maxLength ?? properties) || (items !== undefined && isTranslated(items));

export function fieldsOf({ properties = {}, required = [] }: FieldSchema, path = ''): Field[] {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const field = {
      name,
      label: schema.title ?? labelOf(name),
      hint: hintOf(schema),
      // Sveltia refuses an empty list that is required.
      required: required.includes(name) && !(schema.type === 'array' && !schema.minItems),
      default: schema.default,
      i18n: schema.shared ? 'duplicate' : path !== '' || isTranslated(schema) || 'duplicate',
      ...widgetOf(path + name, schema),
    };
    return field as Field;
  });
  // Sveltia refuses a group without fields.
  return fields.filter((field) => !('fields' in field) || field.fields?.length !== 0);
}

/**
 * The text. Not Sveltia's editor of Markdown: its rich text changes what nobody has touched (`~~struck~~`,
 * backslashes, cells with a |, the alignment of columns, code in a list), and its buttons work in rich text
 * only.
 */
const bodyField: Field = {
  name: 'body',
  label: 'Text',
  hint: 'Markdown: ## Heading, **bold**, _italic_, - a list, > a quotation, [words](/address), ![What it shows](../covers/picture.jpg).',
  widget: 'text',
  i18n: true,
};

function formOf(name: CollectionName) {
  const { body, picture } = collectionTraits[name];
  const fields = fieldsOf(toFieldSchema(schemas[name](imagePaths)));
  return {
    fields: [...fields, ...(body ? [bodyField] : [])],
    ...(picture && {
      media_folder: `/src/content/${name}/${picture.folder}`,
      public_folder: `../${picture.folder}`,
    }),
  };
}

function collectionOf(name: CollectionName): EntryCollection {
  const collection = collectionTraits[name];
  const form = formOf(name);
  const { fields } = form;
  const has = (field: string) => fields.some((candidate) => candidate.name === field);
  const title = fields[0]?.name ?? 'title';
  const newestFirst = ['date', 'year', 'checked'].find(has);
  const sorted = newestFirst ?? (has('order') ? 'order' : title);
  const shown = [...new Set([title, sorted])].map((field) => `{{${field}}}`).join(' · ');
  const flags = ['draft', 'withdrawn'].filter(has).map((flag) => `{{${flag} | ternary(' · ${flag}', '')}}`);
  // Code refers to each of these items by name.
  const isFixed = collection.everyLanguage && collection.maxItems === undefined;
  return {
    name,
    label: labelOf(name),
    folder: `src/content/${name}`,
    // Lets an editor leave a language out.
    i18n: collection.everyLanguage ?? { initial_locales: 'all' },
    // Without the default language, an item has no title, which Sveltia compares as “null”: see `onlyIn`.
    filter: { field: title, pattern: '^(?!null$)' },
    create: !isFixed,
    delete: !isFixed,
    duplicate: false,
    ...(collection.maxItems !== undefined && { limit: collection.maxItems }),
    identifier_field: title,
    summary: [shown, ...flags].join(''),
    sortable_fields: {
      fields: [...new Set([sorted, title])],
      default: { field: sorted, direction: newestFirst ? 'descending' : 'ascending' },
    },
    ...(has('draft') && { view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }] }),
    ...(collection.body && { preview_path: `{{locale}}${itemRoute(name, '{{slug}}')}` }),
    slug: {
      template: `{{${title}}}`,
      editable: ['create'],
      hint: 'The address: lower-case letters, digits and hyphens, the same in every language.',
      pattern: [slugPattern.source, 'Lower-case letters, digits and single hyphens, such as a-new-quay.'],
    },
    ...form,
  };
}

/**
 * The items that exist in a language, but not in the default one. Sveltia can't save them in a form for all
 * languages (https://github.com/sveltia/sveltia-cms/issues/681), so each has a form of its own.
 */
function onlyIn(code: LocaleCode, root: string): CollectionFile[] {
  const inDefault = (file: string) => join(root, file.replace(`/${code}/`, `/${defaultLocale}/`));
  return collectionNames.flatMap((name) =>
    globSync(`src/content/${name}/${code}/*.md`, { cwd: root })
      .filter((file) => !existsSync(inDefault(file)))
      .map((file) => ({ name: `${name}-${basename(file, '.md')}`, file, ...formOf(name) })),
  );
}

/** What the company changes itself, apart from texts. */
const companyCollection = (): FileCollection => ({
  name: 'company',
  label: 'Company',
  files: [
    {
      name: 'facts',
      label: 'Facts and prices',
      file: 'src/company/company.json',
      format: jsonFormats.facts,
      fields: fieldsOf(toFieldSchema(companySchema)),
    },
    {
      name: 'notice',
      label: 'Notice',
      file: 'src/company/notice.json',
      fields: fieldsOf(toFieldSchema(noticeSchema)),
    },
  ],
});

/** The labels of forms, where the names of their groups of texts say little. */
const textLabels: Record<string, string> = {
  meta: 'Home page in search results',
  main: 'Menu and testimonials',
  intro: 'Home page',
};

/** The texts of the company: a form for each page, on the files of all languages. */
function textCollection(): FileCollection {
  const codes = locales.map(({ file }) => basename(file, '.json'));
  const groups = fieldsOf(toFieldSchema(textSchema(ownTexts[defaultLocale]))).map((group) => ({
    ...group,
    label: textLabels[group.name] ?? labelOf(group.name),
  }));
  return {
    name: 'texts',
    label: 'Texts',
    i18n: { locales: codes, default_locale: codes[0] },
    files: groups.map((group) => ({
      name: group.name,
      label: group.label,
      file: 'src/i18n/locales/{{locale}}.json',
      format: jsonFormats.texts,
      i18n: true,
      fields: [group],
      media_folder: '/art/people',
      public_folder: '/art/people',
    })),
  };
}

export const editorConfig = (backend: Backend, root: string, review: boolean): CmsConfig => ({
  load_config_file: false,
  backend,
  app_title: 'Web editor',
  logo: { src: '/favicon.svg' },
  media_folder: 'src/content/news/covers',
  public_folder: '/',
  media_libraries: {
    all: { max_file_size: pictureLimits.bytes, slugify_filename: true },
    stock_assets: { providers: [] },
  },
  slug: { encoding: 'ascii', clean_accents: true },
  // Sveltia's preview doesn't look like the page.
  editor: { preview: false },
  output: { omit_empty_optional_fields: true },
  i18n: {
    structure: 'multiple_folders',
    locales: locales.map(({ code }) => code),
    default_locale: defaultLocale,
    omit_default_locale_from_preview_path: true,
  },
  collections: [
    ...collectionNames.map(collectionOf),
    companyCollection(),
    textCollection(),
    ...otherLocales(defaultLocale)
      .map(({ code }) => ({
        name: `only-${code}`,
        label: `Only in ${languageNames.of(code)}`,
        files: onlyIn(code, root),
      }))
      .filter(({ files }) => files.length > 0),
  ],
  ...(review && { publish_mode: 'editorial_workflow' }),
});
