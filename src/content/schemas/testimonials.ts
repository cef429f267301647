import type { SchemaContext } from 'astro:content';
import { group, picture, text, wholeNumber } from '#content/schemas/fields.ts';
import { translation } from '#content/schemas/shared.ts';

/** A testimonial. It has no Markdown body. */
export const testimonialSchema = (context: SchemaContext) =>
  group({
    author: text(1, 60, 'it is one line below the quotation').describe('By kind and place, never by name.'),
    description: text(25, 300, 'it is set in large type').describe(
      'The quotation without its marks: each language has its own.',
    ),
    image: picture(context),
    project: text(1, 80, 'it is a file name')
      .optional()
      .describe(
        'The file name, without .md, of the project for this customer: its page begins with the quotation.',
      ),
    order: wholeNumber(1, 100).describe('The lowest number comes first.'),
    translation,
  });
