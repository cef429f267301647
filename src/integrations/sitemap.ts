import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sitemapIntegration, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { homeRoute } from '#shared/urls.ts';

/** The links to alternates in a page's head, and whether search engines may index it. */
function readHead(html: string) {
  const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g);
  return {
    links: Array.from(links, ([, lang = '', url = '']) => ({ lang, url })),
    indexed: !html.includes('<meta name="robots" content="noindex">'),
  };
}

/**
 * Writes the sitemap. What it says of a page, alternates included, is read from the page's head, so that both agree.
 * Pages with `noindex` are left out.
 */
export function sitemap(): AstroIntegration[] {
  let folder = '';
  const serialize = async (item: SitemapItem) => {
    const path = new URL(item.url).pathname;
    const file = path === homeRoute ? '/index' : path;
    const { links, indexed } = readHead(await readFile(`${folder}${decodeURI(file)}.html`, 'utf8'));
    return indexed ? { ...item, links } : undefined;
  };
  return [
    {
      name: 'sitemap-folder',
      hooks: {
        'astro:config:done': ({ config }) => {
          folder = fileURLToPath(config.outDir);
        },
      },
    },
    sitemapIntegration({ serialize }),
  ];
}
