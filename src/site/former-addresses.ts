import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { isPublished } from '#content/publication.ts';
import { plainDate } from '#content/schemas/fields.ts';
import { locales } from '#i18n/locales.ts';
import { itemRoute, listRoute, sections } from '#site/routes.ts';
import { localizePath } from '#site/urls.ts';

const fields = z.object({
  draft: z.boolean().optional(),
  withdrawn: z.boolean().optional(),
  date: plainDate.optional(),
  formerly: z.array(z.string()).default([]),
});

/**
 * Reads the fields that decide about an item's addresses.
 * @param text the content of its file
 * @returns undefined if the file has an error, which `npm run check:content` reports
 */
export function readPublication(text: string) {
  const [, yaml = ''] = text.split(/^---[ \t]*\r?$/m);
  try {
    return fields.safeParse(parse(yaml)).data;
  } catch {
    return undefined;
  }
}

/**
 * Reads where the former addresses of items lead: to the item, or to its list if it is withdrawn.
 * @param content the folder of the collections
 * @param day the day for which the site is built
 * @returns the new address for each old one
 */
export function readFormerAddresses(content: string, day: Date): Record<string, string> {
  const redirects: Record<string, string> = {};
  for (const collection of sections)
    for (const { code } of locales)
      for (const entry of globSync(`${collection}/${code}/*.md`, { cwd: content, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const id = basename(entry.name, '.md');
        const fields = readPublication(readFileSync(join(entry.parentPath, entry.name), 'utf8'));
        const { formerly, ...item } = fields ?? { formerly: [] };
        if (!item.withdrawn && !isPublished(item, day)) continue;
        const target = item.withdrawn ? listRoute(collection) : itemRoute(collection, id);
        for (const name of item.withdrawn ? [id, ...formerly] : formerly)
          redirects[localizePath(code, itemRoute(collection, name))] = localizePath(code, target);
      }
  return redirects;
}

/** Adds the former addresses of items to Astro's `redirects`. */
export const formerAddresses = (day: Date): AstroIntegration => ({
  name: 'former-addresses',
  hooks: {
    'astro:config:setup': ({ config, updateConfig }) => {
      const content = fileURLToPath(new URL('content', config.srcDir));
      updateConfig({ redirects: readFormerAddresses(content, day) });
    },
  },
});
