import { defaultLocale, locales, type LocaleCode } from '#i18n/locales.ts';
import { routes } from '#site/routes.ts';
import { errorRoutes, localizePath } from '#site/routing.ts';
import { cacheControl, caching, commonHeaders, pageHeaders } from '#server/headers.ts';
import type { BuildFile, Manifest } from '#server/manifest.ts';
import { healthAddress } from '#server/health.ts';
import { otherSpellings } from '#server/routes.ts';
import type { Case, Want } from '#tests/conformance/case.ts';
import { compressionCases } from '#tests/conformance/compression-cases.ts';
import { languageCases } from '#tests/conformance/language-cases.ts';

const lower = (table: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name.toLowerCase(), value]));

/** Addresses at which nothing stands, by whether their language has a prefix. */
const unknown = {
  plain: [
    ...[
      '/nope',
      '/About',
      '/nlx',
      '/en/about',
      '//about',
      '/about//',
      '/news/nope',
      '/assets/',
      '/assets/page.css',
      '/.well-known/change-password',
    ],
    ...['/404', '/404.html', '/error', '/_manifest.json'],
    ...['/about.html.br', '/%00', '/%c0%ae/', '/..%2f..%2fetc%2fpasswd', '/about%0d%0aX:%20y'],
  ],
  prefixed: ['/nope', '/404', '/404.html', '/error', '/news/nope', '//evil.example', '/%5cevil.example'],
};

const unknownIn = (locale: LocaleCode): string[] =>
  locale === defaultLocale ? unknown.plain : unknown.prefixed.map((path) => `/${locale}${path}`);

const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'];

/** The table for a build. Every page, file and address in it comes from the build's own manifest. */
export function conformanceCases(manifest: Manifest): Case[] {
  const common = lower(commonHeaders);
  // A page's policy names what that page holds, and nothing else.
  const headersOf = ({ page }: Partial<BuildFile>) =>
    page ? { ...common, ...lower(pageHeaders(page.csp)) } : common;
  const addressed = manifest.files.flatMap((file) =>
    file.address === undefined ? [] : [{ ...file, address: file.address }],
  );
  const pages = addressed.filter(({ page }) => page);
  // Of what is named by its content, one of each type.
  const hashed = Map.groupBy(
    addressed.filter(({ immutable }) => immutable),
    ({ type }) => type,
  );
  const files = [
    ...addressed.filter(({ immutable }) => !immutable),
    ...[...hashed.values()].flatMap((ofType) => ofType.slice(0, 1)),
  ];

  const found = (file: BuildFile): Want => ({
    status: 200,
    headers: {
      'content-type': file.type,
      ...headersOf(file),
      'cache-control': cacheControl(file),
      etag: /^"[^"]+"$/,
      'set-cookie': undefined,
    },
    file: file.variants.identity.file,
  });
  const pageAt = (locale: LocaleCode, route: string) =>
    manifest.files.find(({ page }) => page?.locale === locale && page.route === route);
  const errorPage = (status: number, locale: LocaleCode, route: string, headers?: Want['headers']): Want => ({
    status,
    headers: {
      ...headersOf(pageAt(locale, route) ?? {}),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': caching.revalidate,
      etag: undefined,
      location: undefined,
      ...headers,
    },
    file: localizePath(locale, `${route}.html`).slice(1),
  });
  const moved = (path: string, location: string): Case => ({
    what: 'other spelling',
    path,
    headers: { 'Accept-Language': 'nl' },
    want: { status: 308, headers: { ...common, location, 'cache-control': caching.short }, file: '' },
  });

  return [
    ...files.map((file) => ({ what: file.type, path: file.address, want: found(file) })),
    ...pages
      .filter(({ address }) => address === routes.about)
      .flatMap((file) =>
        ['/%61bout', '/about?from=mail'].map((path) => ({ what: 'page', path, want: found(file) })),
      ),
    ...pages.flatMap(({ address }) =>
      otherSpellings(address).map((path) => moved(`${path}?a=1&b=%2F`, `${address}?a=1&b=%2F`)),
    ),
    moved('/index.html?//evil.example', '/?//evil.example'),
    ...locales.flatMap(({ code }) =>
      unknownIn(code).map((path): Case => ({
        what: 'unknown address',
        path,
        headers: { 'Accept-Language': 'nl', Cookie: 'i18n_redirected=nl' },
        want: errorPage(404, code, errorRoutes.notFound),
      })),
    ),
    ...locales.flatMap(({ code }) =>
      [routes.about, '/nope', '/sw.js'].flatMap((route) =>
        methods.map((method): Case => ({
          what: 'not allowed',
          method,
          path: localizePath(code, route),
          want: errorPage(405, code, errorRoutes.error, { allow: 'GET, HEAD' }),
        })),
      ),
    ),
    ...['GET', 'HEAD'].map((method): Case => ({
      what: 'health',
      method,
      path: healthAddress,
      headers: { 'Accept-Language': 'nl' },
      want: {
        status: 200,
        headers: { ...common, 'content-type': 'application/json', 'cache-control': caching.never },
      },
    })),
    ...compressionCases,
    ...languageCases(manifest),
  ];
}
