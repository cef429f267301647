/*
  `npm run new -- news "Title" "Titel"` creates a content file per language, in their order, with the fields
  that are required or have a default. Texts to write begin with TODO, which `npm run check:content` reports
  unless the item is a draft. The first word is the name of a folder in src/content; the singular will do. The
  file name comes from the first title, unless `--slug new-quay` sets another.

  `npm run new -- company "Name"` takes out the sample company, once, at the start: its items, people,
  drawings and texts.
*/
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import slugify from '@sindresorhus/slugify';
import { stringify } from 'yaml';
import { collectionTraits, todoMarker } from '#content/collections.ts';
import { type FieldSchema, imagePaths, toFieldSchema } from '#content/fields.ts';
import { collectionNames, publishDay } from '#content/publication.ts';
import { schemas } from '#content/schemas.ts';
import { slugPattern } from '#content/slug.ts';
import { toPlainDate } from '#i18n/format.ts';
import { defaultLocale, locales } from '#shared/locales.ts';
import { showHelp } from '#tools/help.ts';
import { startEmpty } from './new-company.ts';

// Apart from pictures, only dates are unions.
function valueOf(field: FieldSchema, today: string): unknown {
  if (field.picture) return `/art/${todoMarker}.svg`;
  if (field.default !== undefined) return field.default;
  if (field.enum) return field.enum[0];
  if (field.anyOf) return today;
  if (field.minimum !== undefined) return field.minimum;
  const { items, minItems = 1, recommended } = field;
  if (items) return Array.from({ length: minItems }, () => valueOf(items, today));
  if (field.properties) return valuesOf(field, today);
  if (!recommended) return `${todoMarker}: write this`;
  return `${todoMarker}: ${recommended.minimum} to ${recommended.maximum} characters`;
}

function valuesOf({ properties = {}, required = [] }: FieldSchema, today: string): Record<string, unknown> {
  const filled = Object.entries(properties).filter(
    ([name, field]) => required.includes(name) || field.default !== undefined,
  );
  return Object.fromEntries(filled.map(([name, field]) => [name, valueOf(field, today)]));
}

function readArgs(args: string[]) {
  try {
    return parseArgs({ args, options: { slug: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    const [problem = ''] = (error instanceof Error ? error.message : '').split('. ');
    throw new Error(`${problem}. A title that begins with - goes last: --slug half-price -- "-50%" "-50%".`);
  }
}

/**
 * Creates an item in every language.
 * @param root the project's folder
 * @param args of the command: the kind of item, a title for each language, and options
 * @param today the day to put into the item, `2026-11-20`
 * @returns the files written, from the root
 * @throws {Error} when an argument is invalid or a file exists; then nothing is written
 */
export async function createItem(root: string, args: string[], today: string): Promise<string[]> {
  const { positionals, values } = readArgs(args);
  const [kind = '', title = '', ...translations] = positionals;
  const collection = collectionNames.find((name) =>
    [kind, `${kind}s`, kind.replace(/y$/, 'ies')].includes(name),
  );
  if (!collection)
    throw new Error(`"${kind}" is not a kind of item, expected one of ${collectionNames.join(', ')}.`);
  if (!title || translations.length >= locales.length)
    throw new Error(`Give one title for each language, each in quotation marks: "Title" "Titel".`);
  const slug = values.slug ?? slugify(title, { decamelize: false });
  if (!slugPattern.test(slug))
    throw new Error(`"${slug}" can't be a file name: choose one, such as --slug new-quay.`);

  const fields = valuesOf(toFieldSchema(schemas[collection](imagePaths)), today);
  const [nameField = ''] = Object.keys(fields);
  const order = globSync(`src/content/${collection}/${defaultLocale}/*.md`, { cwd: root }).length + 1;
  const known = { draft: true, year: Number(today.slice(0, 4)), order };
  for (const [field, value] of Object.entries(known)) if (field in fields) fields[field] = value;

  const files = locales.map(({ code }) => `src/content/${collection}/${code}/${slug}.md`);
  const existing = files.find((file) => existsSync(join(root, file)));
  if (existing) throw new Error(`${existing} already exists: choose another title, or edit that file.`);
  for (const [index, file] of files.entries()) {
    const frontMatter = {
      ...fields,
      [nameField]: [title, ...translations][index] ?? `${todoMarker}: translate`,
    };
    const text = collectionTraits[collection].body ? `\n${todoMarker}: write the text.\n` : '';
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n${text}`);
  }
  return files;
}

async function main(): Promise<void> {
  showHelp(import.meta.filename);
  const [kind, name = ''] = process.argv.slice(2);
  if (kind === 'company') {
    startEmpty(process.cwd(), name);
    console.log('The sample company is gone. Go on with "npm run check:launch" and docs/make-it-yours.md.');
    return;
  }
  const files = await createItem(process.cwd(), process.argv.slice(2), toPlainDate(publishDay()));
  for (const file of files) console.log(`Created ${file}`);
  console.log(`Replace every ${todoMarker}, and do what "npm run check:content" says.`);
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
