import { z } from 'astro/zod';
import { parse, type DocumentOptions, type ParseOptions, type ScalarTag, type SchemaOptions } from 'yaml';
import { plainDate } from '#content/fields.ts';

// Like Astro's parser, ends at the first line that begins with ---.
const block = /^\uFEFF?---[ \t]*\r?\n(?<yaml>(?:(?!---)[^\n]*\n)*)---[ \t]*(?:\r?\n|$)/;

/**
 * Splits a content file.
 * @returns the YAML, and the body below as many empty lines, so that its line numbers match the file; undefined if the
 *   file doesn't begin with front matter
 */
export function splitFrontMatter(text: string): { yaml: string; body: string } | undefined {
  const match = block.exec(text);
  if (!match) return undefined;
  const [whole] = match;
  return { yaml: match.groups?.['yaml'] ?? '', body: whole.replace(/[^\n]/g, '') + text.slice(whole.length) };
}

// Reads an unquoted day as a date, as Astro's parser does. `Date` would turn 2026-02-30 into March 2.
// Here it is an invalid date.
const day: ScalarTag = {
  tag: 'tag:yaml.org,2002:timestamp',
  default: true,
  test: /^\d{4}-(?:\d\d-\d\d|\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d.*)$/,
  resolve: (text) => new Date(z.iso.date().safeParse(text).success ? text : Number.NaN),
};

export const yamlOptions: ParseOptions & DocumentOptions & SchemaOptions = {
  prettyErrors: false,
  uniqueKeys: false,
  customTags: (tags) => [...tags, day],
};

/**
 * Reads the fields of a content file.
 * @returns its front matter, not validated; undefined if it isn't valid YAML
 */
export function readFrontMatter(text: string): unknown {
  try {
    return parse(splitFrontMatter(text)?.yaml ?? '', yamlOptions);
  } catch {
    return undefined;
  }
}

const fields = z
  .object({
    draft: z.boolean().optional().catch(undefined),
    withdrawn: z.boolean().optional().catch(undefined),
    date: plainDate.optional().catch(undefined),
    formerly: z.array(z.string()).catch([]),
  })
  .catch({ formerly: [] });

/**
 * Reads the fields that decide about an item's addresses, and leaves out those with an error, which
 * `npm run check:content` reports.
 * @param data the item's front matter, not validated
 */
export const readPublication = (data: unknown) => fields.parse(data);
