import { group, plainDate } from '#content/schemas/fields.ts';
import { summary, title, translation } from '#content/schemas/shared.ts';

/** What the site declares about itself, such as its privacy statement; its text is the Markdown body. */
export const statementSchema = () =>
  group({
    title,
    summary,
    checked: plainDate.describe('The day on which somebody last checked that it is true.'),
    translation,
  });
