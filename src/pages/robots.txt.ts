import { siteUrl } from '#company';

export const GET = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`);
