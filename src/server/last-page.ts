import { localizePath } from '#i18n/routing.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { caching, commonHeaders, pageHeaders, type HeaderTable } from '#server/headers.ts';

// In the code, not in the language files: this page must work when nothing else does.
const texts: Record<LocaleCode, { title: string; link: string }> = {
  en: { title: 'An error occurred while showing the error page', link: 'Go back to home' },
  nl: { title: 'Er ging iets mis bij het tonen van de foutpagina', link: 'Terug naar de startpagina' },
};

/**
 * The answer when the error page itself fails: no file, no style, no script.
 * @param locale the language of the address
 * @param status the status of the error that came first
 * @param headers what that error's answer carries besides
 */
export function lastPage(locale: LocaleCode, status: number, headers?: HeaderTable): Response {
  const { title, link } = texts[locale];
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<h1>${title}</h1>
<p><a href="${localizePath(locale, '/')}">${link}</a></p>
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
