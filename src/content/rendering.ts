import { createHash } from 'node:crypto';
import { factsIn } from '#i18n/facts.ts';
import { locales } from '#i18n/locales.ts';
import { readTexts } from '#i18n/read-texts.ts';

const sources = import.meta.glob<string>(['/src/build/markdown/*.ts', '/package.json'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const words = locales.map(({ code }) => [factsIn(code), readTexts(code).main.notes]);

/**
 * A hash of all that decides, beside a text itself, what becomes of its Markdown: the code, and the words that it puts
 * in. Astro keeps what it made of a text for as long as the text is the same.
 */
export const renderingHash = createHash('sha256')
  .update(JSON.stringify([sources, words]))
  .digest('hex');
