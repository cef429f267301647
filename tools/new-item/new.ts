/*
  `npm run new -- news "Title" ["Nederlandse titel"]`: a new item in every language, as a draft, with a plain
  cover.
*/
import { writeNewItem } from './new-item.ts';

// The day in Rotterdam; Swedish writes it as 2026-11-20.
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date());

try {
  const files = await writeNewItem(process.cwd(), process.argv.slice(2), today);
  console.log(
    `${files.join('\n')}\n\nA draft: write the texts, replace the cover, and remove "draft: true" to publish.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
