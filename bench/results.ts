import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#tests/support/folders.ts';

const file = join(root, 'bench/results.md');

const heading = `# What was measured

Made by \`npm run bench\`, on one machine, everything beside something else in the same run: what a faster machine
changes on both sides. Ratios come first. \`npm run bench -- visit\` makes one part anew.`;

/**
 * Puts what was found into \`bench/results.md\`, in place of what was found before.
 * @param text Markdown that begins with a heading of the second level, by which the part is known
 */
export async function renewResults(text: string): Promise<void> {
  const parts = (await readFile(file, 'utf8').catch(() => '')).split(/^(?=## )/m).slice(1);
  const title = (part: string) => part.slice(0, part.indexOf('\n')).trim();
  const place = parts.findIndex((part) => title(part) === title(text));
  const renewed = place < 0 ? [...parts, text] : parts.with(place, text);
  await writeFile(file, `${[heading, ...renewed.map((part) => part.trim())].join('\n\n')}\n`);
}
