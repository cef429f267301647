import type { SchemaContext } from 'astro:content';
import { group, text, wholeNumber } from '#content/schemas/fields.ts';

/** What a customer says; the file has no body. */
export const testimonialSchema = ({ image }: SchemaContext) =>
  group({
    /** By kind and place, never by name. */
    author: text(1, 70),
    /** The quotation, without quotation marks: each language has its own. */
    description: text(90, 230),
    image: image(),
    order: wholeNumber(1, 100),
  });
