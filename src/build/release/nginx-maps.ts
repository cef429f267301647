import { languageMaps } from '#build/release/nginx-language.ts';
import { map, pattern, quote } from '#build/release/nginx-syntax.ts';
import { defaultLocale, locales, otherLocales } from '#i18n/locales.ts';
import { errorRoutes, localizePath } from '#site-map/routing.ts';
import { caching, languageVary, pageHeaders } from '#server/handler/headers/headers.ts';
import { mergePolicies } from '#server/handler/headers/policy.ts';
import type { Manifest } from '#server/handler/manifest.ts';
import { createRoutes, otherSpellings } from '#server/handler/routes.ts';

const codes = locales.map(({ code }) => code);
const others = otherLocales(defaultLocale).map(({ code }) => code);

/** An address as the variable `$site_path` has it. */
const path = (address: string) => (/[A-Z]/.test(address) ? `=${address}` : address);

const key = (address: string) => quote(path(address));

/** What answers carry; evaluated when the answer is made, so that status and file are known. */
const headers = (manifest: Manifest) => [
  map('"$site_choice|$status $uri"', '$site_caching', [
    ['default', quote(caching.short)],
    [pattern('^[^|]+\\|[23]'), quote(caching.private)],
    [pattern('\\|302 '), quote(caching.never)],
    [pattern('\\|308 '), quote(caching.short)],
    [pattern('\\|[45]'), quote(caching.revalidate)],
    [pattern('(?:\\.html|/sw\\.js)$'), quote(caching.revalidate)],
    ...manifest.files
      .filter(({ address, immutable }) => address?.startsWith('/assets/') && !immutable)
      .map(({ address }): [string, string] => [
        pattern(` ${RegExp.escape(address ?? '')}$`),
        quote(caching.short),
      ]),
    [pattern(' /assets/'), quote(caching.immutable)],
  ]),
  map('"$status $site_locale $site_file"', '$site_vary', [
    ['default', '""'],
    [pattern(`^(?:20\\d|302|304) ${defaultLocale} \\S+\\.html$`), quote(languageVary.join(', '))],
  ]),
  map('$status', '$site_allow', [
    ['default', '""'],
    ['405', quote('GET, HEAD')],
  ]),
  ...Object.entries(pageHeaders(mergePolicies(manifest.policies))).map(([name, value]) =>
    map('"$sent_http_content_type $uri"', pageVariable(name), [
      ['default', '""'],
      [pattern('^text/html|\\.html$'), quote(value)],
    ]),
  ),
];

/** The variable that holds a header which only pages carry. */
export const pageVariable = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/**
 * The tables of an nginx host, for its `http` block: which file stands where, what is redirected, in which
 * language, with which headers. Made from what the request handler itself uses.
 * @param manifest the build's table of contents
 */
export function nginxMaps(manifest: Manifest): string {
  const routes = createRoutes(manifest);
  const listed = manifest.files.flatMap((file) =>
    file.address === undefined ? [] : [{ ...file, address: file.address }],
  );
  const pages = listed.filter(({ page }) => page);
  const errorPage = (route: string) =>
    codes.map((code): [string, string] => [code, quote(localizePath(code, `${route}.html`))]);
  return [
    '# Written by the build. Include it in the http block.',
    'map_hash_bucket_size 256;',
    '',
    // The keys of a map know no case, an address does.
    map('$uri', '$site_path', [
      ['default', '$uri'],
      [pattern('[A-Z]'), '"=$uri"'],
    ]),
    map('$site_path', '$site_file', [
      ['default', '""'],
      ...listed
        .filter(({ address }) => !address.startsWith('/assets/'))
        .map(({ address, variants }): [string, string] => [
          key(address),
          quote(`/${variants.identity.file}`),
        ]),
      [pattern('^=?/assets/'), '$uri'],
    ]),
    map('$site_path', '$site_canonical', [
      ['default', '""'],
      ...pages.flatMap(({ address }) =>
        otherSpellings(address)
          .filter((spelling) => routes.canonical(spelling) === address)
          .map((spelling): [string, string] => [key(spelling), quote(address)]),
      ),
    ]),
    ...languageMaps(),
    map('"$site_wanted$site_path"', '$site_translation', [
      ['default', '""'],
      ...pages
        .filter(({ page }) => page?.locale === defaultLocale)
        .flatMap(({ address, page }) =>
          others.flatMap((code): [string, string][] => {
            const target = page && routes.page(code, page.route)?.address;
            return target ? [[quote(code + path(address)), quote(target)]] : [];
          }),
        ),
    ]),
    map('$site_locale', '$site_not_found', errorPage(errorRoutes.notFound)),
    map('$site_locale', '$site_failure', errorPage(errorRoutes.error)),
    ...headers(manifest),
  ].join('\n');
}
