import { group, plainDate, text } from '#content/schemas/fields.ts';
import { longestTitle, summary, translation } from '#content/schemas/shared.ts';

/** What the site declares about itself, such as its privacy statement; its text is the Markdown body. */
export const statementSchema = () =>
  group({
    title: text(1, longestTitle),
    summary,
    /** The day on which somebody last made sure that it is true. */
    checked: plainDate,
    translation,
  });
