import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';
import { z } from 'astro/zod';
import { plainDate } from '#content/fields.ts';

/**
 * Reads the fields of a content file, as Astro does.
 * @returns its front matter, not validated; undefined if it isn't valid YAML
 */
export function readFrontMatter(text: string): unknown {
  try {
    return parseFrontmatter(text).frontmatter;
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
