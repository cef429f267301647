// astro-i18next initializes i18next in the server script of every page, but no page may have been rendered yet.
import 'astro:scripts/page-ssr.js';
import type { APIContext, InferGetStaticPropsType } from 'astro';
import { locales } from '#i18n/locales.ts';
import { hasMarkdown, writeMarkdown } from '#site/markdown.ts';
import { getPages } from '#site/pages.ts';
import { localizePath } from '#site/urls.ts';

export async function getStaticPaths() {
  const pages = (await Promise.all(locales.map(({ code }) => getPages(code)))).flat();
  return pages
    .filter(hasMarkdown)
    .map((page) => ({ params: { path: localizePath(page.locale, page.route).slice(1) }, props: { page } }));
}

export const GET = ({ props: { page } }: APIContext<InferGetStaticPropsType<typeof getStaticPaths>>) =>
  new Response(writeMarkdown(page.entry, page));
