import type { SchemaContext } from 'astro:content';
import { group, text, wholeNumber } from '#content/schemas/fields.ts';
import { translation } from '#content/schemas/shared.ts';

/** What a customer says; the file has no body. */
export const testimonialSchema = ({ image }: SchemaContext) =>
  group({
    /** By kind and place, never by name. */
    author: text(1, 60, 'it is one line below the quotation'),
    /** The quotation, without quotation marks: each language has its own. */
    description: text(90, 215, 'the box of the quotation holds 215'),
    image: image(),
    /** The file name of the project for this customer, whose page begins with the quotation. */
    project: text(1, 80, 'it is a file name').optional(),
    order: wholeNumber(1, 100),
    translation,
  });
