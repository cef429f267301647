import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseDocument } from 'yaml';
import { facts } from '#company';
import { longestSummary, longestTitle } from '#content/schemas.ts';
import { isLocaleCode, locales, type LocaleCode } from '#shared/locales.ts';
import { everything, fill, type Manner } from '#tests/fixtures/words.ts';
import { checkContent } from '#tools/check-content/check.ts';
import { formatFinding } from '#tools/check-content/findings.ts';
import { createItem } from '#tools/new.ts';

const section = fc.constantFrom('news', 'projects');
const manner = fc.constantFrom<Manner>('prose', 'word', 'characters');
const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2026-06-30'), noInvalidDate: true });
/** Which of the items that there are. */
const place = fc.noBias(fc.nat());
const languages = fc.subarray(
  locales.map(({ code }) => code),
  { minLength: 1 },
);

/** What an editor does in one go. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('publish' as const), section, manner, day, languages }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('change' as const), place, manner, day }) },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('withdraw' as const), place, asDraft: fc.boolean() }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * What an editor does in a few months.
 * @param seed the same seed gives the same steps
 */
export const planSteps = (seed: number): Step[] => fc.sample(step, { seed, numRuns: 24 });

/** The file that holds an item, in a project's folder. */
interface File {
  folder: string;
  file: string;
}

/** Changes the front matter of an item and, if one is given, its text. */
async function rewrite(
  { folder, file }: File,
  values: Record<string, unknown>,
  text?: string,
): Promise<void> {
  const [, yaml = '', body = ''] = (await readFile(join(folder, file), 'utf8')).split(/^---\n/m);
  const document = parseDocument(yaml);
  for (const [key, value] of Object.entries(values)) if (document.has(key)) document.set(key, value);
  await writeFile(join(folder, file), `---\n${String(document)}---\n${text ?? body}`);
}

const localeOf = (file: string): LocaleCode => {
  const code = file.split('/').at(-2);
  if (!isLocaleCode(code)) throw new Error(`${file} is in no language's folder.`);
  return code;
};

/** Words of a number's own, so that no item repeats another. */
function words(file: string, number: number, kind: Manner, length: number): string {
  const start = `Step ${number} `;
  return start + fill(localeOf(file), kind, length - start.length);
}

const itemsIn = (folder: string): string[] =>
  globSync('src/content/{news,projects}/*/*.md', { cwd: folder }).toSorted();

async function perform(folder: string, action: Step, number: number): Promise<string> {
  if (action.act === 'publish') {
    const { section } = action;
    const titles = locales.map(() => `${number} ${section}`);
    const today = action.day.toISOString().slice(0, 10);
    const [cover = ''] = globSync(`art/items/${section}/*`, { cwd: folder });
    const written = await createItem(folder, [section, ...titles], today);
    for (const file of written) {
      const locale = localeOf(file);
      if (!action.languages.includes(locale)) await rm(join(folder, file));
      else
        await rewrite(
          { folder, file },
          { ...newValues(file, number, action), cover: `/${cover}` },
          `\n${withoutPictures(everything(locale))}`,
        );
    }
    return `published ${number} ${section} in ${action.languages.join()}`;
  }
  const files = itemsIn(folder);
  const file = files[action.place % files.length];
  if (file === undefined) return 'found nothing left to work on';
  if (action.act === 'change') await rewrite({ folder, file }, newValues(file, number, action));
  else if (action.asDraft) await rewrite({ folder, file }, { draft: true });
  else await rm(join(folder, file));
  return `${action.act} ${file}`;
}

const withoutPictures = (markdown: string) => markdown.replace(/^(?:!\[|\[.*\]: \.).*\n/gm, '');

/** The parts of a project's story. */
const chapters = ['challenge', 'approach', 'result'] as const;

const newValues = (file: string, number: number, action: { manner: Manner; day: Date }) => ({
  title: words(file, number, action.manner, Math.min(60, longestTitle)),
  summary: words(file, number, action.manner, longestSummary),
  date: action.day.toISOString().slice(0, 10),
  year: Math.max(facts.founded, action.day.getUTCFullYear()),
  client: words(file, number, action.manner, 80),
  sector: words(file, number, action.manner, 30),
  coverAlt: words(file, number, action.manner, 140),
  ...Object.fromEntries(chapters.map((chapter) => [chapter, words(file, number, action.manner, 300)])),
  draft: false,
});

/**
 * Does one step, and takes it back where `npm run check:content` refuses it, as an editor would.
 * @param folder the project in which the editor works
 * @param number of the step
 * @returns what was done, and the errors in it
 */
export async function work(
  folder: string,
  action: Step,
  number: number,
): Promise<{ done: string; refused: string[] }> {
  const before = new Map<string, string>();
  for (const file of itemsIn(folder)) before.set(file, await readFile(join(folder, file), 'utf8'));
  const done = await perform(folder, action, number);
  const { findings } = await checkContent(folder);
  const refused = findings.filter(({ severity }) => severity === 'error').map(formatFinding);
  if (refused.length > 0) {
    for (const file of itemsIn(folder)) if (!before.has(file)) await rm(join(folder, file));
    for (const [file, text] of before) await writeFile(join(folder, file), text);
  }
  return { done, refused };
}
