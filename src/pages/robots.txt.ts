import { siteUrl } from '#company';
import { locales } from '#i18n/locales.ts';
import { llmsRoute } from '#site/llms.ts';
import { localizePath } from '#site/routing.ts';

/** Everybody is welcome, and is told where the list of pages is; language models, where it is in their terms. */
export function GET() {
  const contents = locales.map(({ code }) => `# ${siteUrl}${localizePath(code, llmsRoute)}\n`);
  return new Response(
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n\n# In Markdown:\n${contents.join('')}`,
  );
}
