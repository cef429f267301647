import { siteUrl } from '#company';

/** Everybody is welcome, and is told where the list of pages is. */
export function GET() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`);
}
