import type { OutgoingHttpHeaders } from 'node:http';
import { listRoute } from '#site/routes.ts';

/** A request that every host answers alike. */
export interface Case {
  /** `METHOD /path`, or `/path` for GET. */
  request: string;
  sent?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /**
   * Whether a host that only serves files gives this answer too. docs/host-static.md lists what is lost
   * otherwise.
   */
  static?: boolean;
}

const news = listRoute('news');

const dutch = { 'Accept-Language': 'nl-NL,nl;q=0.9,en;q=0.8' };
const inside = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' };
const from = (path: string) => ({ Host: 'localhost', Referer: `http://localhost${path}` });
const cookie = (value: string) => ({ Cookie: `i18n_redirected=${value}` });

/** Requests of a visitor who reads Dutch. */
const byDutch = (request: string, sent: OutgoingHttpHeaders = {}): Case => ({
  request,
  sent: { ...dutch, ...sent },
});

const onFiles = (request: string, sent: OutgoingHttpHeaders = {}): Case => ({
  request,
  sent,
  static: true,
});

/** What other hosts refuse themselves, or take for another path. */
const refusedByHosts = ['//about', '/about//', '/%00', '/..%2f..%2fetc%2fpasswd'];

const unknownPaths = (
  '/nope /About /nlx /en/about //about /about// /assets/ /404 /404.html /error /_manifest.json /about.html.br /%00 ' +
  '/%c0%ae/ /..%2f..%2fetc%2fpasswd /about%0d%0aX:%20y /nl/nope /nl/404 /nl//evil.example /nl/%5cevil.example'
).split(' ');

const long = 'x'.repeat(4000);
const sender = 'name=Ada&email=ada%40quay.example';
const hello = `${sender}&message=Hello`;
const formHeaders = { 'Content-Type': 'application/x-www-form-urlencoded', ...inside };

/** Without what browsers say of the origin since 2023. */
const old = { 'Sec-Fetch-Site': [] };
const oldHost = 'company.example';

const message = (body: string | Buffer, sent: OutgoingHttpHeaders = {}): Case => ({
  request: 'POST /contact',
  sent: { ...formHeaders, ...sent },
  body,
});

/** What visitors, programs and attackers send to the contact form. */
const messages: Case[] = [
  ...[
    hello,
    // The longest message of letters that take most bytes.
    `${sender}&message=${encodeURIComponent('水'.repeat(4000))}&service=seo&phone=010&unknown=1`,
    `${sender}&message=a+service+that+is+gone&service=${'x'.repeat(101)}`,
    `${sender}&message=%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB+%D7%A9%D7%9C%D7%95%D7%9D+%E2%80%AE`,
    Buffer.from(`${sender}&message=caf\xe9 %ff%fe %zz`, 'latin1'),
    'name=Ada&email=info%40b%C3%A4ckerei.example&message=Hello',
    `${sender}&message=${encodeURIComponent('\u200b\u3164\u2800')}`,
    ...['', 'name', '%', `${sender}&message=`, `${sender}&message=%00%0a%20`, `${sender}&message=${long}x`],
    ...[
      ...['ada', 'ada@quay', 'info@bäckerei.example/x', 'info@bäckerei', 'a b@quay.example'],
      ...['ada@quay.example\nBcc:x@y.example', `${'a'.repeat(250)}@b.example`],
    ].map((email) => `name=Ada&message=Hello&email=${encodeURI(email)}`),
    `${hello}&subject=Buy+this`,
    `${hello}&message=Hello`,
    `${sender}&message[]=Hello`,
    'a&'.repeat(8000),
    'a=1&'.repeat(12_000),
  ].map((body) => message(body)),
  { ...message(`${sender}&message=Hallo`), request: 'POST /nl/contact?service=seo' },
  message('name=Ada', { 'Accept-Encoding': 'br' }),
  message('a=1&'.repeat(12_000), { 'Transfer-Encoding': 'chunked' }),
  // The browser says where it comes from; a proxy may have changed Host or Origin.
  message(`${sender}&message=From+home`, { Origin: 'null' }),
  message(`${sender}&message=From+home`, { Host: 'inner:8080', Origin: `https://${oldHost}` }),
  ...['cross-site', 'same-site', 'none', 'bogus'].map((site) => message(hello, { 'Sec-Fetch-Site': site })),
  ...[
    {},
    { Origin: 'null' },
    { Origin: 'https://evil.example', Host: oldHost },
    { Origin: `https://${oldHost}:8080`, Host: oldHost },
    { Referer: 'https://evil.example/' },
  ].map((sent) => message(hello, { ...old, ...sent })),
  ...[oldHost, `${oldHost}:443`, `${oldHost}:80`].map((Host) =>
    message(`${sender}&message=Old`, { ...old, Host, Origin: `https://${oldHost}` }),
  ),
  message(`${sender}&message=Old`, { ...old, Host: oldHost, Referer: `https://${oldHost}/contact` }),
  ...['application/json', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencodedx'].map(
    (type) => message(hello, { 'Content-Type': type }),
  ),
  { request: '/contact', sent: { 'Content-Length': 5 }, body: 'Hello' },
];

export const cases: Case[] = [
  ...['/', '/nl', '/about', '/%61bout?from=mail'].map((path) => onFiles(path)),
  ...['/rss.xml', '/sw.js', '/icon-512.png'].map((path) => onFiles(path, { ...dutch, ...cookie('nl') })),
  ...['/about/', '/about.html', '/about/index.html', '/nl/', '/index.html'].map((path) =>
    onFiles(`${path}?a=1&b=%2F`, dutch),
  ),
  ...unknownPaths.map((path) => ({
    ...byDutch(path, cookie('nl')),
    static: !refusedByHosts.includes(path),
  })),
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].flatMap((method) => [
    { request: `${method} /about` },
    { request: `${method} /nl/nope` },
  ]),
  ...['PUT', 'DELETE'].map((method) => ({ request: `${method} /contact` })),
  ...['seo', 'seo&service=seo', 'hacking', '', '%22%3E%3Cscript%3E', '-'].map((service) => ({
    request: `/nl/contact?service=${service}`,
  })),
  ...['br', 'gzip'].map((coding) => ({
    request: '/nl/contact?service=seo',
    sent: { 'Accept-Encoding': coding },
  })),
  ...messages,
  byDutch('HEAD /_health'),

  ...['br', 'gzip'].flatMap((accepted) =>
    ['/nl/about', '/rss.xml', '/nope', '/icon-512.png'].map((request) => ({
      request,
      sent: { 'Accept-Encoding': accepted },
      static: accepted === 'br',
    })),
  ),

  byDutch('/about', { 'Accept-Language': 'en-GB,nl;q=0.5' }),
  byDutch('/about', { Cookie: 'a=b; i18n_redirected=en' }),
  { request: '/nl/about', sent: cookie('en') },
  byDutch('/about?q=1', { 'Accept-Language': 'fy, nl;q=0.5, en;q=0.3' }),
  byDutch('/about', { 'Accept-Language': 'en', Cookie: 'a=b; i18n_redirected=nl' }),
  byDutch('/', { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://search.example/' }),
  byDutch('/about', { 'Sec-Fetch-Site': 'same-site' }),
  byDutch('/about', { Host: 'evil.example', 'If-None-Match': '*' }),
  // Browsers without Sec-Fetch-Site.
  byDutch('/'),
  byDutch('/', { Referer: 'http://[' }),
  byDutch('/', { Host: 'localhost', Referer: 'http://localhost.evil.example/' }),
  byDutch('/', from('/about')),
  byDutch('/about', { ...inside, 'If-None-Match': '*' }),

  // The language menu, also where the page has no alternate, and after its script has stored the choice.
  byDutch('/nl/about', { ...inside, ...from('/about') }),
  byDutch('/', { ...inside, ...from('/nl') }),
  byDutch('/nl', { ...from('/'), 'If-None-Match': '*' }),
  byDutch('/nl', { ...inside, ...from('/'), ...cookie('nl') }),
  byDutch('/nl', { ...inside, ...from('/nope') }),
  byDutch(`/nl${news}`, { ...inside, ...from(`${news}/page/3`) }),
  ...['/sent', '/unsent', '/contact'].map((path) => byDutch('/nl/contact', { ...inside, ...from(path) })),
  byDutch('/nl', { ...inside, ...from('/offline') }),
  byDutch('/nl', { ...inside, Host: 'inner', Referer: 'https://company.example/' }),
  byDutch('/nl', { Host: 'localhost:443', Referer: 'https://localhost/' }),
  // On entry, the choice lasts for a year more.
  byDutch('/', cookie('en')),
  byDutch('/nl/about', { Cookie: 'i18n_redirected=xx; i18n_redirected=en' }),
  ...[
    // Other links to another language, such as "1 item in English only", whose referrer has no path.
    byDutch(news, { ...inside, ...from('/nl/about') }),
    byDutch(`/nl${news}`, { ...inside, ...from('/') }),
    byDutch('/nl/about', { ...inside, ...from('/sent') }),
    byDutch('/nl', inside),
    byDutch('/', { ...inside, ...from('/about') }),
    byDutch('/nl', cookie('xx')),
    byDutch('/', { ...inside, ...from('/about'), ...cookie('en') }),
    byDutch('/nl', { ...cookie('nl'), 'Sec-Purpose': 'prefetch', 'Sec-Fetch-Site': 'cross-site' }),
    byDutch('/rss.xml', { ...inside, ...from('/nl/about') }),
    byDutch('/nl', { ...inside, ...from('/'), 'Sec-Purpose': 'prefetch;prerender' }),
    byDutch('/nl', { ...from('/'), Purpose: 'prefetch' }),
    byDutch('/nl', { ...from('/'), 'Sec-Fetch-Mode': 'cors' }),
    byDutch('/nl', { ...from('/'), 'Sec-Fetch-Site': 'cross-site' }),
  ].map((row) => ({ ...row, static: true })),
];
