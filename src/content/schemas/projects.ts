import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { alternativeText, serviceIds, summary } from '#content/schemas/shared.ts';

const chapter = z.string().min(120).max(500);

/** A project of the portfolio; a detail worth telling is the Markdown body. */
export const projectSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    title: z.string().min(1).max(60),
    summary,
    /** By kind and place, never by name. */
    client: z.string().min(1).max(80),
    sector: z.string().min(1).max(30),
    year: z.int().min(2020).max(2100),
    services: z.array(z.enum(serviceIds)).min(1),
    cover: image(),
    coverAlt: alternativeText,
    challenge: chapter,
    approach: chapter,
    result: chapter,
    draft: z.boolean().default(false),
  });
