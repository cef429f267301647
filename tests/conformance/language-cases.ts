import { localizePath, parsePath } from '#site-map/routing.ts';
import { caching, languageVary } from '#server/handler/headers/headers.ts';
import { localeChoices } from '#tests/cases/locale-choice.ts';
import type { Case, Want } from '#tests/conformance/case.ts';

const stays: Want = { status: 200, headers: { location: undefined } };
const leads = (location: string): Want => ({
  status: 302,
  headers: {
    location,
    'cache-control': caching.never,
    vary: new RegExp(languageVary.join('.*')),
    'set-cookie': undefined,
  },
});

/** nginx takes the first language of ours that is not refused; it cannot order by weight, nor check weights. */
const byOrderOnNginx: Record<string, Want> = {
  'whose weights turn the order': stays,
  'whose weight is a word': leads('/nl/about?q=1'),
  'whose weight is too great': leads('/nl/about?q=1'),
  'whose weight is negative': leads('/nl/about?q=1'),
  'whose weight is missing': leads('/nl/about?q=1'),
};

const entries = localeChoices
  .filter(({ path }) => ['/about', '/nl/about', '/nl'].includes(path))
  .map(({ of, path, cookie, languages, entry, want }): Case => {
    const { locale, route } = parsePath(path);
    const onNginx = byOrderOnNginx[of];
    return {
      what: `a visitor ${of}`,
      path: `${path}?q=1`,
      headers: {
        ...(cookie === undefined ? {} : { Cookie: `a=b; i18n_redirected=${cookie}` }),
        ...(languages.length > 0 ? { 'Accept-Language': languages.join(',') } : {}),
        'Sec-Fetch-Site': entry ? 'none' : 'same-origin',
      },
      want: locale === want ? stays : leads(`${localizePath(want, route)}?q=1`),
      ...(onNginx ? { except: { nginx: { why: 'it orders by place, not by weight', want: onNginx } } } : {}),
    };
  });

const dutch = { 'Accept-Language': 'nl' };
const from = (path: string) => ({ Host: 'localhost', Referer: `http://localhost${path}` });
const stored = (code: string): Want => ({
  status: 200,
  headers: {
    'set-cookie': `i18n_redirected=${code}; Max-Age=31536000; Path=/; SameSite=Lax`,
    'cache-control': caching.private,
  },
});
const nothingStored: Want = {
  status: 200,
  headers: { 'set-cookie': undefined, 'cache-control': caching.revalidate },
};

/** Who comes from where: the languages of a visit, and the choice that is kept. */
export const languageCases: Case[] = [
  ...entries,
  {
    what: 'typed',
    path: '/services',
    headers: { ...dutch, 'Sec-Fetch-Site': 'none' },
    want: leads('/nl/services'),
  },
  {
    what: 'from another site',
    path: '/',
    headers: { ...dutch, 'Sec-Fetch-Site': 'cross-site' },
    want: leads('/nl'),
  },
  {
    what: 'old browser, from another site',
    path: '/',
    headers: { ...dutch, Referer: 'https://search.example/' },
    want: leads('/nl'),
  },
  {
    what: 'old browser, broken referrer',
    path: '/',
    headers: { ...dutch, Referer: 'http://[' },
    want: leads('/nl'),
  },
  {
    what: 'old browser, from a site that begins like ours',
    path: '/',
    headers: { ...dutch, Host: 'localhost', Referer: 'http://localhost.evil.example/' },
    want: leads('/nl'),
  },
  { what: 'old browser, inside', path: '/', headers: { ...dutch, ...from('/about') }, want: stays },
  ...['/contact.vcf', '/rss.xml', '/sitemap-index.xml', '/favicon.svg', '/robots.txt', '/sw.js'].map(
    (path): Case => ({
      what: 'no page',
      path,
      headers: { ...dutch, Cookie: 'i18n_redirected=nl' },
      want: stays,
    }),
  ),
  {
    what: 'a foreign host',
    path: '/about',
    headers: { ...dutch, Host: 'evil.example' },
    want: leads('/nl/about'),
  },
  { what: 'the switch to Dutch', path: '/nl/about', headers: from('/about'), want: stored('nl') },
  {
    what: 'the switch to English',
    path: '/about',
    headers: { ...dutch, ...from('/nl/about') },
    want: stored('en'),
  },
  { what: 'the switch on the home pages', path: '/', headers: from('/nl'), want: stored('en') },
  {
    what: 'the switch, prefetched',
    path: '/nl',
    headers: { ...from('/'), 'Sec-Purpose': 'prefetch' },
    want: nothingStored,
  },
  {
    what: 'the switch, asked by a script',
    path: '/nl',
    headers: { ...from('/'), 'Sec-Fetch-Mode': 'cors' },
    want: nothingStored,
  },
  {
    what: 'a link from another site',
    path: '/nl',
    headers: { Host: 'localhost', Referer: 'https://evil.example/about' },
    want: nothingStored,
  },
  { what: 'a link inside a language', path: '/nl', headers: from('/nl/about'), want: nothingStored },
];
