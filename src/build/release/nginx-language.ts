import { map, pattern, quote } from '#build/release/nginx-syntax.ts';
import { localeCookieName, serializeLocaleCookie } from '#i18n/locale-cookie.ts';
import { defaultLocale, locales, otherLocales } from '#i18n/locales.ts';

const codes = locales.map(({ code }) => code);
const others = otherLocales(defaultLocale).map(({ code }) => code);

/** Where a map's pattern begins to be a language of ours that is not refused by `q=0`. */
const wanted = (code: string) => `(?:${code})(?=[-;,\\s]|$)(?![^,]*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`;

/** What a visitor is known by: the rules of `chooseLocale` and of the server, but for weights. */
export const languageMaps = (): string[] => [
  map('$uri', '$site_locale', [
    ['default', defaultLocale],
    // Also as a file: what is sent is known by its file, what is not found by its address.
    ...others.map((code): [string, string] => [pattern(`^/${code}(?:/|(?:\\.html)?$)`), code]),
  ]),
  // The keys of a map know no case, a cookie does.
  map(`$cookie_${localeCookieName}`, '$site_stored', [
    ['default', '""'],
    ...codes.map((code): [string, string] => [pattern(`^${code}$`), code]),
  ]),
  map('$http_accept_language', '$site_preferred', [
    ['default', defaultLocale],
    ...others.map((code): [string, string] => [
      `"~*^(?:\\s*(?!${wanted(codes.join('|'))})[^,]*,)*\\s*${wanted(code)}"`,
      code,
    ]),
  ]),
  map('"$http_sec_fetch_site $http_host $http_referer"', '$site_inside', [
    ['default', '""'],
    [pattern('^same-origin '), '1'],
    [pattern('^ (\\S+) https?://\\1(?:[/?#]|$)'), '1'],
  ]),
  map('"$site_inside$site_stored"', '$site_wanted', [
    ['default', '$site_preferred'],
    [pattern('^1'), '""'],
    ...codes.map((code): [string, string] => [code, code]),
  ]),
  map(
    '"$http_sec_fetch_site|$http_sec_fetch_mode|$http_sec_purpose$http_purpose|$http_host|$http_referer"',
    '$site_before',
    [
      ['default', '""'],
      ...[...others, ''].map((code): [string, string] => [
        pattern(
          `^(?:same-origin)?\\|(?:navigate)?\\|\\|([^|]+)\\|https?://\\1${code && `/${code}`}(?:[/?#]|$)`,
        ),
        code || defaultLocale,
      ]),
    ],
  ),
  map('"$site_before $site_locale $site_file"', '$site_choice', [
    ['default', '""'],
    ...codes.map((code): [string, string] => [
      pattern(`^(?:${codes.filter((other) => other !== code).join('|')}) ${code} \\S+\\.html$`),
      quote(serializeLocaleCookie(code)),
    ]),
  ]),
];
