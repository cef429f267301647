import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';

/** What a customer says; the file has no body. */
export const testimonialSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    /** By kind and place, never by name. */
    author: z.string().min(1).max(70),
    /** The quotation, without quotation marks: each language has its own. */
    description: z.string().min(90).max(230),
    image: image(),
    order: z.int().min(1),
  });
