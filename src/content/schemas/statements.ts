import { group, plainDate } from '#content/schemas/fields.ts';
import { summary, title, translation } from '#content/schemas/shared.ts';

/** A statement such as the privacy statement. Its text is the Markdown body. */
export const statementSchema = () =>
  group({
    title,
    summary,
    checked: plainDate.describe('The day of the last check that it is true.'),
    translation,
  });
