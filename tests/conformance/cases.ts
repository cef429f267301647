import { locales, type LocaleCode } from '#i18n/locales.ts';
import { routes } from '#site-map/routes.ts';
import { localizePath } from '#site-map/routing.ts';
import { caching, commonHeaders, pageHeaders } from '#server/handler/headers/headers.ts';
import type { BuildFile, Manifest } from '#server/handler/manifest.ts';
import { otherSpellings } from '#server/handler/routes.ts';
import type { Case, Want } from '#tests/conformance/case.ts';
import { languageCases } from '#tests/conformance/language-cases.ts';
import { texts } from '#tests/support/texts.ts';

const lower = (table: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name.toLowerCase(), value]));

const html = 'text/html; charset=utf-8';

/** The table for a build. Every page, file and address in it comes from the build's own manifest. */
export function conformanceCases(manifest: Manifest): Case[] {
  const ofPages = { ...lower(commonHeaders), ...lower(pageHeaders(manifest.styleHashes)) };
  const addressed = manifest.files.flatMap((file) =>
    file.address === undefined ? [] : [{ ...file, address: file.address }],
  );
  const pages = addressed.filter(({ page }) => page);
  const other = addressed.filter(({ page, address }) => !page && !address.startsWith('/assets/'));
  const hashed = Object.values(
    Object.fromEntries(addressed.filter(({ immutable }) => immutable).map((file) => [file.type, file])),
  );

  const found = (file: BuildFile): Want => ({
    status: 200,
    headers: {
      'content-type': file.type,
      ...(file.page ? ofPages : lower(commonHeaders)),
      'cache-control': file.page ? caching.revalidate : /max-age|no-cache/,
      etag: /^"[^"]+"$/,
      'set-cookie': undefined,
    },
  });
  const notFound = (locale: LocaleCode): Want => ({
    status: 404,
    headers: { ...ofPages, 'content-type': html, 'cache-control': caching.revalidate, location: undefined },
    body: texts[locale].main.error.notFound.title,
  });

  return [
    ...pages.map((file) => ({ what: 'page', path: file.address, want: found(file) })),
    ...other.map((file) => ({ what: 'file', path: file.address, want: found(file) })),
    ...hashed.map((file): Case => ({
      what: `hashed ${file.type}`,
      path: file.address,
      want: { status: 200, headers: { ...found(file).headers, 'cache-control': caching.immutable } },
    })),
    ...pages
      .filter((_, index) => index % 9 === 0)
      .flatMap(({ address }) => otherSpellings(address).map((path) => ({ path, address })))
      .map(({ path, address }): Case => ({
        what: 'other spelling',
        path: `${path}?a=1&b=%2F`,
        headers: { 'Accept-Language': 'nl' },
        want: {
          status: 308,
          headers: {
            ...lower(commonHeaders),
            location: `${address}?a=1&b=%2F`,
            'cache-control': caching.short,
          },
        },
      })),
    ...[
      '/nope',
      '/About',
      '/nlx',
      '/404',
      '/404.html',
      '/error',
      '//about',
      '/about//',
      '/assets/',
      '/news/nope',
      '/_manifest.json',
      '/_headers',
      '/_nginx.http.conf',
      '/about.html.br',
      '/.assetsignore',
      '/%00',
      '/%c0%ae/',
      '/..%2f..%2fetc%2fpasswd',
      '/about%0d%0aX: y'.replace(' ', '%20'),
      '/en/about',
    ].map((path): Case => ({
      what: 'unknown address',
      path,
      headers: { 'Accept-Language': 'nl', Cookie: 'i18n_redirected=nl' },
      want: notFound('en'),
      ...(/%00|\.\.%2f/.test(path)
        ? { except: { nginx: { why: 'nginx refuses it before any rule', want: { status: 400 } } } }
        : {}),
    })),
    ...[
      '/nl/nope',
      '/nl/404',
      '/nl/404.html',
      '/nl/error',
      '/nl/news/nope',
      '/nl//evil.example',
      '/nl/%5cevil.example',
    ].map((path): Case => ({
      what: 'unknown Dutch address',
      path,
      headers: { 'Accept-Language': 'en' },
      want: notFound('nl'),
    })),
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].flatMap((method) =>
      locales.map(({ code }): Case => ({
        what: `${method}`,
        method,
        path: localizePath(code, routes.about),
        want: {
          status: 405,
          headers: { ...ofPages, allow: 'GET, HEAD', 'content-type': html },
          body: texts[code].main.error.rendering.title,
        },
      })),
    ),
    ...compression(),
    ...languageCases,
  ];
}

const compression = (): Case[] =>
  (
    [
      ['br', 'br', undefined],
      ['gzip', 'gzip', 'gzip'],
      ['gzip, deflate, br, zstd', 'br', 'gzip'],
      ['gzip;q=1.0, br;q=0.5', 'gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip', 'gzip'],
      ['identity', undefined, undefined],
      ['deflate', undefined, undefined],
      ['gzip;q=0', undefined, undefined],
    ] as const
  ).flatMap(([accepted, coding, nginx]) =>
    ['/about', '/nl/about', '/rss.xml', '/nope'].map((path): Case => {
      const want = (value: string | undefined): Want => ({
        status: path === '/nope' ? 404 : 200,
        headers: { 'content-encoding': value, vary: /Accept-Encoding/ },
      });
      return {
        what: `accepting ${accepted}`,
        path,
        headers: { 'Accept-Encoding': accepted },
        want: want(coding),
        except: {
          ...(coding === nginx ? {} : { nginx: { why: 'Debian’s nginx has no Brotli', want: want(nginx) } }),
          // With equal weights the network in front of the handler takes the first.
          ...(accepted.startsWith('gzip, ')
            ? { edge: { why: 'it is packed anew on the way out', want: want('gzip') } }
            : {}),
        },
      };
    }),
  );
