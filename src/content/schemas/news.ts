import type { SchemaContext } from 'astro:content';
import { draft, group, oneOf, plainDate } from '#content/schemas/fields.ts';
import {
  alternativeText,
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
export const newsSchema = ({ image }: SchemaContext) =>
  group({
    title,
    summary,
    date: plainDate.describe('The item is published from this day on.'),
    cover: image(),
    coverAlt: alternativeText,
    coverFocus: focus,
    author: oneOf(colleagues).optional().describe('The colleague who wrote it, with a portrait.'),
    highlight,
    draft,
    translation,
    formerly,
    withdrawn,
  });
