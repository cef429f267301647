import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type LocaleCode } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { localizePath } from '#site/routing.ts';
import { root } from '#tests/support/folders.ts';

/** A news item to build: the name of its file, and what stands in it. */
export interface Item {
  name: string;
  markdown: string;
}

const prefix = 'bench-';

/** Tells whether a file holds a made item, and none that is published. */
export const isMade = (name: string): boolean => name.startsWith(prefix);

const day = 24 * 60 * 60 * 1000;
const first = Date.UTC(2012, 0, 1);

/** A few pictures for all: encoding pictures is not what is measured. */
const covers = globSync('*.png', { cwd: join(root, 'src/content/news/covers') })
  .sort()
  .slice(0, 6);

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The words of the news that is published now. */
function readWords(locale: LocaleCode): string[] {
  const folder = join(root, 'src/content/news', locale);
  const texts = globSync('*.md', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  return texts.join('\n').match(/\p{L}+/gu) ?? [];
}

// Read once: whoever writes news while builds run would change every item.
const wordsOf = Object.fromEntries(locales.map(({ code }) => [code, readWords(code)]));

/**
 * Makes news items with about 400 words each: headings, a list, links, a table in every third.
 * @param locale the language whose words they have
 * @param count how many; the first ones are the same, however many there are
 */
export function makeItems(locale: LocaleCode, count: number): Item[] {
  const words = wordsOf[locale] ?? [];
  const contact = localizePath(locale, routes.contact);

  const makeItem = (index: number): Item => {
    const random = createRandom(index);
    const whole = (minimum: number, maximum: number) =>
      minimum + Math.floor(random() * (maximum - minimum + 1));
    const some = (amount: number) =>
      Array.from({ length: amount }, () => words[whole(0, words.length - 1)]).join(' ');
    const paragraph = () => `${Array.from({ length: 5 }, () => some(whole(8, 16))).join('. ')}.`;
    const section = () => `## ${some(4)}\n\n${paragraph()}\n\n${paragraph()} [${some(2)}](${contact}).`;
    const row = () => `| ${some(2)} | ${whole(1, 999)} | ${some(3)} |`;
    const table = `| ${some(1)} | ${some(1)} | ${some(1)} |\n|---|--:|---|\n${[row(), row(), row()].join('\n')}`;
    const list = Array.from({ length: 4 }, () => `- ${some(8)}`).join('\n');
    const parts = [paragraph(), section(), list, section(), ...(index % 3 === 0 ? [table] : []), paragraph()];
    const frontMatter = [
      `title: Item ${index} ${some(4).slice(0, 55)}`,
      `summary: About ${some(30).slice(0, 140)}`,
      `date: ${new Date(first + (index * day) / 2).toISOString().slice(0, 10)}`,
      `cover: ../covers/${covers[index % covers.length]}`,
      `coverAlt: One of the pictures that many items share.`,
    ];
    return {
      name: `${prefix}${index}.md`,
      markdown: `---\n${frontMatter.join('\n')}\n---\n\n${parts.join('\n\n')}\n`,
    };
  };

  return Array.from({ length: count }, (_, index) => makeItem(index));
}
