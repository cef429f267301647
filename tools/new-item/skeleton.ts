import { z } from 'astro/zod';
import { newsSchema } from '#content/schemas/news.ts';
import { projectSchema } from '#content/schemas/projects.ts';
import { serviceIds } from '#content/schemas/shared.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { pictureContext } from '#tools/content-doctor/picture.ts';
import { skeletonTexts } from './skeleton-texts.ts';

/** The kinds of item that can be begun with a command, and their folders. */
export const kinds = { news: 'news', project: 'projects' } as const;

type Kind = keyof typeof kinds;

/** Tells whether a text is a kind of item. */
export const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text);

// Only the keys and limits are read; no picture is looked at.
const context = pictureContext('', '');
const shapes = { news: newsSchema(context).shape, project: projectSchema(context).shape };

/** How long the title of a kind of item may be. */
export const titleLimit = (kind: Kind): number => shapes[kind].title.maxLength ?? Infinity;

/**
 * A new content file: every key of the schema with a value that is valid, and what it is for.
 * @param kind the kind of item
 * @param locale the language of the file
 * @param item its file name without ending, its title, and the day as `2026-11-20`
 */
export function skeleton(
  kind: Kind,
  locale: LocaleCode,
  item: { id: string; title: string; today: string },
): string {
  const { limit, hints, values, body } = skeletonTexts[locale];
  const value: Record<string, string> = {
    date: item.today,
    year: item.today.slice(0, 4),
    services: `\n  - ${serviceIds[0] ?? ''}`,
    cover: `../covers/${item.id}.png`,
    draft: 'true',
  };
  // In a block neither a colon nor a quotation mark can break the file.
  for (const [key, text] of Object.entries({ ...values, title: item.title })) value[key] = `>-\n  ${text}`;
  const lines = Object.entries(shapes[kind]).flatMap(([key, schema]) => {
    const bounded = schema instanceof z.ZodString && schema.maxLength !== null;
    const length = bounded ? `; ${limit(schema.minLength ?? 0, schema.maxLength ?? 0)}` : '';
    return [`# ${hints[key] ?? key}${length}.`, `${key}: ${value[key] ?? ''}`.replace(': \n', ':\n')];
  });
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}
