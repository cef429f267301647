import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readFrontMatter, readPublication } from '#content/front-matter.ts';
import { isPublished } from '#content/publication.ts';
import { locales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { itemRoute, listRoute, sections } from '#site/routes.ts';

/** Maps each former address to its item, or to the list if the item is withdrawn. */
export function readFormerAddresses(content: string, day: Date): Record<string, string> {
  const redirects: Record<string, string> = {};
  for (const collection of sections)
    for (const { code } of locales)
      for (const file of globSync(`${collection}/${code}/*.md`, { cwd: content })) {
        const slug = basename(file, '.md');
        const text = readFileSync(join(content, file), 'utf8');
        const { formerly, ...item } = readPublication(readFrontMatter(text));
        if (!item.withdrawn && !isPublished(item, day)) continue;
        const target = item.withdrawn ? listRoute(collection) : itemRoute(collection, slug);
        for (const name of item.withdrawn ? [slug, ...formerly] : formerly)
          redirects[localizePath(code, itemRoute(collection, name))] = localizePath(code, target);
      }
  return redirects;
}

export const formerAddresses = (day: Date): AstroIntegration => ({
  name: 'former-addresses',
  hooks: {
    'astro:config:setup': ({ config, updateConfig }) => {
      const content = fileURLToPath(new URL('content', config.srcDir));
      updateConfig({ redirects: readFormerAddresses(content, day) });
    },
  },
});
