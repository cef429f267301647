import type { SchemaContext } from 'astro:content';
import { group, text, wholeNumber } from '#content/schemas/fields.ts';
import { translation } from '#content/schemas/shared.ts';

/** What a customer says; the file has no body. */
export const testimonialSchema = ({ image }: SchemaContext) =>
  group({
    /** By kind and place, never by name. */
    author: text(1, 60),
    /** The quotation, without quotation marks: each language has its own. */
    description: text(90, 215),
    image: image(),
    /** The file name of the project that we did for this customer: its page begins with these words. */
    project: text(1, 80).optional(),
    order: wholeNumber(1, 100),
    translation,
  });
