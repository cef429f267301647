import type { APIContext, InferGetStaticPropsType } from 'astro';
import { locales } from '#i18n/shared/locales.ts';
import { writeMarkdown } from '#site/markdown.ts';
import { getPages, isItem, pathOf } from '#site/pages.ts';

export async function getStaticPaths() {
  const pages = (await Promise.all(locales.map(({ code }) => getPages(code)))).flat();
  return pages.filter(isItem).map((page) => ({ params: { path: pathOf(page).slice(1) }, props: { page } }));
}

/** The Markdown alternate of an item's page. */
export const GET = ({ props }: APIContext<InferGetStaticPropsType<typeof getStaticPaths>>) =>
  new Response(writeMarkdown(props.page));
