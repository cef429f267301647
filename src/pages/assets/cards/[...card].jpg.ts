// What Astro imports into every page: astro-i18next sets i18next up there, and no page need have been asked for before.
import 'astro:scripts/page-ssr.js';
import { cacheDir } from 'astro:config/server';
import type { APIRoute, GetStaticPaths } from 'astro';
import pMap from 'p-map';
import { getCard } from '#cards/card.ts';
import { openCards } from '#cards/draw.ts';
import { locales } from '#i18n/locales.ts';
import type { SitePage } from '#site/page.ts';
import { getPages } from '#site/pages.ts';

/** How many pictures are read at a time. */
const concurrency = 8;

/** A path for the card of every listed page. */
export const getStaticPaths = (async () => {
  const pages = (await Promise.all(locales.map(({ code }) => getPages(code)))).flat();
  return pMap(pages, async (page) => ({ params: { card: (await getCard(page)).name }, props: { page } }), {
    concurrency,
  });
}) satisfies GetStaticPaths;

const draw = openCards(cacheDir);

/** The picture that others show where somebody shares a page. */
export const GET: APIRoute<{ page: SitePage }> = async ({ props }) =>
  new Response(new Uint8Array(await draw(props.page)), { headers: { 'Content-Type': 'image/jpeg' } });
