import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { locales } from '#shared/locales.ts';
import { getHreflangs } from '#site/alternates.ts';
import { getPages, isEmpty, isHidden, pathOf, type SitePage } from '#site/pages.ts';
import { siteUrl } from '#site/site-settings.ts';

const toItem = async (page: SitePage) => ({ url: pathOf(page), links: await getHreflangs(page) });

/** Every page that search engines may index, with its alternates. */
export async function GET() {
  const pages = (await Promise.all(locales.map(({ code }) => getPages(code)))).flat();
  const items = await Promise.all(pages.filter((page) => !isHidden(page) && !isEmpty(page)).map(toItem));
  const sitemap = Readable.from(items).pipe(new SitemapStream({ hostname: siteUrl }));
  return new Response((await streamToPromise(sitemap)).toString());
}
