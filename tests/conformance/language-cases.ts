import type { OutgoingHttpHeaders } from 'node:http';
import { serializeLocaleCookie } from '#i18n/locale-cookie.ts';
import type { LocaleCode } from '#i18n/locales.ts';
import { localizePath, parsePath } from '#site/routing.ts';
import { caching, languageVary } from '#server/headers.ts';
import type { Manifest } from '#server/manifest.ts';
import { fewLocaleChoices } from '#tests/cases/locale-choice.ts';
import type { Case, Want } from '#tests/conformance/case.ts';

const vary = new RegExp(languageVary.join('.*'));
const stays: Want = { status: 200, headers: { location: undefined } };
const leads = (location: string): Want => ({
  status: 302,
  headers: { location, 'cache-control': caching.never, vary, 'set-cookie': undefined },
  file: '',
});
const stored = (code: LocaleCode, status = 200): Want => ({
  status,
  headers: { 'set-cookie': serializeLocaleCookie(code), 'cache-control': caching.private },
});
const nothingStored: Want = {
  status: 200,
  headers: { 'set-cookie': undefined, 'cache-control': /^(?!private)/ },
};

const dutch = { 'Accept-Language': 'nl-NL,nl;q=0.9,en;q=0.8' };
const inside = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' };
const elsewhere = { Referer: 'https://search.example/' };
const from = (path: string) => ({ Host: 'localhost', Referer: `http://localhost${path}` });

/** Who enters where, as every row of the table of choices would be asked. */
const entries = fewLocaleChoices.map(({ of, path, cookie, languages, entry, want }): Case => {
  const { locale, route } = parsePath(path);
  return {
    what: `a visitor ${of}`,
    path: `${path}?q=1`,
    headers: {
      ...(cookie === undefined ? {} : { Cookie: `a=b; i18n_redirected=${cookie}` }),
      ...(languages.length > 0 ? { 'Accept-Language': languages.join(',') } : {}),
      'Sec-Fetch-Site': entry ? 'none' : 'same-origin',
    },
    want: locale === want ? stays : leads(`${localizePath(want, route)}?q=1`),
  };
});

const entering: [what: string, path: string, headers: OutgoingHttpHeaders, want: Want][] = [
  ['typed', '/services', { 'Sec-Fetch-Site': 'none' }, leads('/nl/services')],
  ['from another site', '/', { 'Sec-Fetch-Site': 'cross-site', ...elsewhere }, leads('/nl')],
  ['from a neighbour', '/about', { 'Sec-Fetch-Site': 'same-site' }, leads('/nl/about')],
  ['an old browser, typed', '/', {}, leads('/nl')],
  ['an old browser, from another site', '/', elsewhere, leads('/nl')],
  ['an old browser, from a broken referrer', '/', { Referer: 'http://[' }, leads('/nl')],
  [
    'an old browser, from a site that begins like ours',
    '/',
    { Host: 'localhost', Referer: 'http://localhost.evil.example/' },
    leads('/nl'),
  ],
  ['an old browser, inside', '/', from('/about'), stays],
  ['a foreign host', '/about', { Host: 'evil.example' }, leads('/nl/about')],
  ['a copy that is still good', '/about', { 'If-None-Match': '*' }, leads('/nl/about')],
  [
    'a copy that is still good, of one who stays',
    '/about',
    { ...inside, 'If-None-Match': '*' },
    { status: 304, headers: { vary } },
  ],
];

const switching: [what: string, path: string, headers: OutgoingHttpHeaders, want: Want][] = [
  ['to Dutch', '/nl/about', { ...inside, ...from('/about') }, stored('nl')],
  ['to English', '/about', { ...inside, ...from('/nl/about') }, stored('en')],
  ['on the home pages', '/', { ...inside, ...from('/nl') }, stored('en')],
  ['by an old browser', '/nl', from('/'), stored('nl')],
  ['where the copy is still good', '/nl', { ...from('/'), 'If-None-Match': '*' }, stored('nl', 304)],
  ['not: a link inside English', '/', { ...inside, ...from('/about') }, nothingStored],
  ['not: a link inside Dutch', '/nl', { ...inside, ...from('/nl/about') }, nothingStored],
  ['not: from an unknown address', '/nl', { ...inside, ...from('/nope') }, nothingStored],
  ['not: a file', '/rss.xml', { ...inside, ...from('/nl/about') }, nothingStored],
  ['not: prefetched', '/nl', { ...inside, ...from('/'), 'Sec-Purpose': 'prefetch' }, nothingStored],
  [
    'not: prepared ahead',
    '/nl',
    { ...inside, ...from('/'), 'Sec-Purpose': 'prefetch;prerender' },
    nothingStored,
  ],
  ['not: prefetched by an old browser', '/nl', { ...from('/'), Purpose: 'prefetch' }, nothingStored],
  ['not: asked by a script', '/nl', { ...from('/'), 'Sec-Fetch-Mode': 'cors' }, nothingStored],
  [
    'not: another site with our referrer',
    '/nl',
    { ...from('/'), 'Sec-Fetch-Site': 'cross-site' },
    nothingStored,
  ],
  [
    'not: a link from another site',
    '/nl',
    { Host: 'localhost', Referer: 'https://evil.example/about' },
    nothingStored,
  ],
];

/** Who comes from where: the languages of a visit, and the choice that is kept. */
export function languageCases({ files }: Manifest): Case[] {
  const isTranslated = (route: string) => files.filter(({ page }) => page?.route === route).length > 1;
  const alone = files.find(
    ({ address, page }) => address && page?.locale === 'en' && !isTranslated(page.route),
  );
  const untranslated = [
    '/contact.vcf',
    '/rss.xml',
    '/sitemap-index.xml',
    '/favicon.svg',
    '/robots.txt',
    '/sw.js',
  ];
  return [
    ...entries,
    ...entering.map(([what, path, headers, want]) => ({
      what,
      path,
      headers: { ...dutch, ...headers },
      want,
    })),
    ...[...(alone?.address ? [alone.address] : []), ...untranslated].map((path) => ({
      what: 'without another language',
      path,
      headers: { ...dutch, Cookie: 'i18n_redirected=nl' },
      want: stays,
    })),
    ...switching.map(([what, path, headers, want]) => ({
      what: `the switch ${what}`,
      path,
      headers: { ...dutch, ...headers },
      want,
    })),
  ];
}
