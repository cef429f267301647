import { emergencyTexts, type LocaleCode } from '#i18n/locales.ts';
import { homeRoute, localizePath } from '#site/routing.ts';
import { caching, commonHeaders, pageHeaders, type HeaderTable } from '#server/headers.ts';

/**
 * The answer when there is no error page to be had: no file, no style, no script.
 * @param failed what failed: the page that was asked for, or the error page in its place
 * @param locale the language of the address
 * @param status the status of the error that came first
 * @param headers what that error's answer carries besides
 */
export function emergencyPage(
  failed: 'page' | 'errorPage',
  locale: LocaleCode,
  status: number,
  headers?: HeaderTable,
): Response {
  const { [failed]: title, link } = emergencyTexts[locale];
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<h1>${title}</h1>
<p><a href="${localizePath(locale, homeRoute)}">${link}</a></p>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      ...commonHeaders,
      ...pageHeaders(),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': caching.revalidate,
      ...headers,
    },
  });
}
