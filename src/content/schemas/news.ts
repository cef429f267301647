import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { alternativeText, plainDate, summary } from '#content/schemas/shared.ts';

/** A news item; its text is the Markdown body. */
export const newsSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    title: z.string().min(1).max(70),
    summary,
    date: plainDate,
    cover: image(),
    coverAlt: alternativeText,
    /** A draft is seen while editing and never published. */
    draft: z.boolean().default(false),
  });
