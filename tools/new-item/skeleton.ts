import { z } from 'astro/zod';
import { collectionNames, collections, type CollectionName } from '#content/collections.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { readTexts } from '#i18n/read-texts.ts';
import { pictureContext } from '#tools/content-doctor/checks/pictures.ts';

/** The collections to which an item can be added with a command, by the word for it. */
export const kinds = new Map(
  collectionNames.flatMap((name): [string, CollectionName][] => {
    const { command } = collections[name];
    return command === undefined ? [] : [[command, name]];
  }),
);

/** The fields of a collection's items. Only keys and limits are read; no picture is looked at. */
export async function fieldsOf(collection: CollectionName): Promise<Readonly<Record<string, z.ZodType>>> {
  const schema = await collections[collection].schema();
  return schema(pictureContext()).shape;
}

/** How long a text may be. */
export const limitOf = (field: z.ZodType | undefined): number =>
  (field instanceof z.ZodString ? field.maxLength : undefined) ?? Infinity;

/**
 * A new content file: every key of the schema with a value that is valid, and what it is for.
 * @param fields the fields of the collection
 * @param locale the language of the file
 * @param item its file name without ending, its title, and the day as `2026-11-20`
 */
export function skeleton(
  fields: Readonly<Record<string, z.ZodType>>,
  locale: LocaleCode,
  item: { id: string; title: string; today: string },
): string {
  const { limits, values, body, ...texts } = readTexts(locale).editors.newItem;
  const hints: Readonly<Record<string, string>> = texts.hints;
  const value: Record<string, string> = {
    date: item.today,
    year: item.today.slice(0, 4),
    cover: `../covers/${item.id}.png`,
    draft: 'true',
  };
  // In a block neither a colon nor a quotation mark can break the file.
  for (const [key, text] of Object.entries({ ...values, title: item.title })) value[key] = `>-\n  ${text}`;
  const lines = Object.entries(fields).flatMap(([key, field]) => {
    const bounded = field instanceof z.ZodString && field.maxLength !== null;
    const length = bounded ? `; ${sayLimit(limits, field)}` : '';
    return [
      `# ${hints[key] ?? key}${length}.`,
      `${key}: ${value[key] ?? firstChoice(field)}`.replace(': \n', ':\n'),
    ];
  });
  return `---\n${lines.join('\n')}\n---\n\n${body.join('\n\n')}\n`;
}

/** The length of a text in words. */
function sayLimit(limits: { range: string; most: string }, { minLength, maxLength }: z.ZodString): string {
  const template = (minLength ?? 0) > 1 ? limits.range : limits.most;
  return template.replace('{{minimum}}', String(minLength)).replace('{{maximum}}', String(maxLength));
}

/** The value that holds where none is written; a list of known values begins with the first. */
function firstChoice(field: z.ZodType): string {
  if (field instanceof z.ZodDefault) return String(field.def.defaultValue);
  const [choice] =
    field instanceof z.ZodArray && field.element instanceof z.ZodEnum ? field.element.options : [];
  return choice === undefined ? '' : `\n  - ${choice}`;
}
