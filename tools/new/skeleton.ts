import { z } from 'astro/zod';
import { stringify } from 'yaml';
import { collectionNames, collections, unwritten, type CollectionName } from '#content/collections.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { readTexts } from '#i18n/read-texts.ts';
import { imagePaths, type Recommended } from '#content/schemas/fields.ts';

/** The collections to which an item can be added with a command, by the word for it. */
export const kinds = new Map(
  collectionNames.flatMap((name): [string, CollectionName][] => {
    const { command } = collections[name];
    return command === undefined ? [] : [[command, name]];
  }),
);

/** The fields of a collection's items by name, of which the first says what an item is called. */
type Fields = Readonly<Record<string, z.ZodType>>;

/** The fields of a collection's items. Only keys and limits are read; no picture is looked at. */
export async function fieldsOf(collection: CollectionName): Promise<Fields> {
  const schema = await collections[collection].schema();
  return schema(imagePaths).shape;
}

/** How long the name of an item may be, which is its first field. */
export function longestName(fields: Fields): number {
  const [first] = Object.values(fields);
  return first ? (recommended(first)?.maximum ?? Infinity) : Infinity;
}

/** What is particular about a new item: its name in the file's language, its picture from there, and more values. */
interface NewItem {
  name: string;
  picture: string;
  values: Readonly<Record<string, string | number>>;
}

/** What stands in a field until somebody writes it, by the field's name; a group's fields below its own. */
type Placeholder = string | Readonly<Record<string, string>> | undefined;

/**
 * A new content file: every key of the schema with a value that is valid, and what it is for.
 * @param fields the fields of the collection
 * @param locale the language of the file
 * @param item what is particular about it
 * @param hasBody whether a text stands below the front matter
 */
export function skeleton(fields: Fields, locale: LocaleCode, item: NewItem, hasBody: boolean): string {
  const { limits, instructions, body, ...texts } = readTexts(locale).editors.newItem;
  const hints: Readonly<Record<string, string>> = texts.hints;
  const placeholders: Readonly<Record<string, Placeholder>> = instructions;
  const [name] = Object.keys(fields);
  const lines = Object.entries(fields)
    .filter(([, field]) => !(field instanceof z.ZodOptional))
    .flatMap(([key, field]) => {
      const limit = sayLimit(limits, field);
      const own = key === name ? item.name : (item.values[key] ?? fill(field, placeholders[key], item));
      return [`# ${hints[key] ?? key}${limit && `; ${limit}`}.`, writeField(key, own)];
    });
  const text = hasBody ? `\n${body.map((paragraph) => `${unwritten}: ${paragraph}`).join('\n\n')}\n` : '';
  return `---\n${lines.join('\n')}\n---\n${text}`;
}

/** In a block neither a colon nor a quotation mark can break the file. */
function writeField(key: string, value: unknown): string {
  if (typeof value === 'string' && /\s/.test(value)) return `${key}: >-\n  ${value}`;
  return typeof value === 'object'
    ? stringify({ [key]: value }, { lineWidth: 0 }).trim()
    : `${key}: ${value}`;
}

/** In words, how long a text may be, or how many items a list must have; nothing where there is no limit. */
function sayLimit(limits: Record<'range' | 'most' | 'items', string>, field: z.ZodType): string {
  if (field instanceof z.ZodArray) return fillIn(limits.items, bounds(field));
  const length = recommended(field);
  return length ? fillIn(length.minimum > 1 ? limits.range : limits.most, length) : '';
}

const fillIn = (template: string, { minimum, maximum }: Bounds) =>
  template.replace('{{minimum}}', String(minimum)).replace('{{maximum}}', String(maximum));

/** A value that a field allows; a list has no more items than it must have, of known values the first. */
function fill(field: z.ZodType, placeholder: Placeholder, item: NewItem): unknown {
  if (field.meta()?.['picture']) return item.picture;
  if (field instanceof z.ZodDefault) return field.def.defaultValue;
  if (field instanceof z.ZodEnum) return field.options[0];
  if (field instanceof z.ZodArray) {
    const element = field.element as z.ZodType;
    return Array.from({ length: bounds(field).minimum }, () => fill(element, placeholder, item));
  }
  if (field instanceof z.ZodObject && typeof placeholder === 'object') {
    const shape = Object.entries(field.shape as Fields);
    return Object.fromEntries(shape.map(([key, child]) => [key, fill(child, placeholder[key], item)]));
  }
  return typeof placeholder === 'string' ? `${unwritten}: ${placeholder}` : '';
}

const recommended = (field: z.ZodType) => field.meta()?.['recommended'] as Recommended | undefined;

interface Bounds {
  minimum: number;
  maximum: number;
}

/** How many items a list must and may have. */
function bounds(list: z.ZodArray): Bounds {
  const checks: object[] = list.def.checks?.map(({ _zod: { def } }) => def) ?? [];
  const found = (key: keyof Bounds) => checks.flatMap((check) => Number(Reflect.get(check, key) ?? []));
  return { minimum: Math.max(1, ...found('minimum')), maximum: Math.min(...found('maximum')) };
}
