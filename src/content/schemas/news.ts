import type { SchemaContext } from 'astro:content';
import { draft, group, oneOf, picture, plainDate } from '#content/schemas/fields.ts';
import {
  alternativeText,
  colour,
  colleagues,
  focus,
  formerly,
  highlight,
  summary,
  title,
  translation,
  withdrawn,
} from '#content/schemas/shared.ts';

/** A news item. Its text is the Markdown body. */
export const newsSchema = (context: SchemaContext) =>
  group({
    title,
    summary,
    date: plainDate.describe('The item is published from this day on.'),
    cover: picture(context),
    coverAlt: alternativeText,
    coverFocus: focus,
    colour,
    author: oneOf(colleagues).optional().describe('The colleague who wrote it, with a portrait.'),
    highlight,
    draft,
    translation,
    formerly,
    withdrawn,
  });
