import { z } from 'astro/zod';
import { editorLocale } from '#i18n/editor-locale.ts';
import { speaker, type Message } from '#i18n/messages.ts';
import { en } from '#content/schemas/words/en.ts';
import { nl } from '#content/schemas/words/nl.ts';

/** What a field wants, as data. */
export type Want = Message<typeof en>;

/** Says what a field wants of what stands there. */
export type Explain = (input: unknown) => Want;

const inWords = speaker({ en, nl });

/** What each field wants, for whoever puts it into words of their own, as the content doctor does. */
export const wants = z.registry<{ explain: (input: unknown) => Want }>();

/**
 * Makes a field that says what it wants: to Astro in the words of the editor's language, to the content doctor as data.
 * @param explain says it
 * @param make makes the field of the error that each of its parts is to have
 */
export function wanting<Field extends z.ZodType>(
  explain: Explain,
  make: (error: { error: (issue: { input?: unknown }) => string }) => Field,
): Field {
  const field = make({ error: ({ input }) => inWords(explain(input), editorLocale()) });
  wants.add(field, { explain });
  return field;
}
