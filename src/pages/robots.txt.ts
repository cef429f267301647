import { siteUrl } from '#site/site-settings.ts';

export const GET = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`);
