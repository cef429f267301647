import type { OutgoingHttpHeaders } from 'node:http';

/** A request, and the answer expected of every host. */
export interface Case {
  /** `METHOD /path`, or `/path` for GET. */
  request: string;
  sent?: OutgoingHttpHeaders;
  body?: string | Buffer;
  status: number;
  /** Headers by lower-case name; undefined for one that must be absent. */
  headers?: Record<string, string | RegExp | undefined>;
  /** The built file that the decoded body must equal; an empty name for no body. */
  file?: string;
  /** The decoded body, or a part of it, where no file has it. */
  text?: string | RegExp;
  /** Whether a host that only serves files gives this answer too. docs/operating.md lists what is lost otherwise. */
  static?: boolean;
}

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
  'cross-origin-resource-policy': 'same-origin',
};

/** The features that no page may use, and `unload`, which keeps pages out of the bfcache. */
const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'unload', 'usb'];

/** The headers of every page, the web editor's included. */
export const ofDocument = {
  ...common,
  'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(','),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cache-control': 'no-cache',
};

const hash = " 'sha256-[\\w+/]{43}='";
const hashes = `(?:${hash})*`;
/** The headers of every other page, which meet each rule of the Mozilla HTTP Observatory for a score of 130. */
const ofPage = {
  ...ofDocument,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': new RegExp(
    `^default-src 'none';script-src 'self'${hashes};style-src 'self'${hash};img-src 'self';font-src 'self';` +
      "connect-src 'self';manifest-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'$",
  ),
  'access-control-allow-origin': undefined,
  'speculation-rules': '"/links.speculationrules"',
  'set-cookie': undefined,
};

const dutch = { 'Accept-Language': 'nl-NL,nl;q=0.9,en;q=0.8' };
const inside = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' };
const from = (path: string) => ({ Host: 'localhost', Referer: `http://localhost${path}` });

const page = (request: string, file: string): Case => ({
  request,
  status: 200,
  headers: { ...ofPage, etag: /^"[\w-]{22}"$/ },
  file,
  static: true,
});

const file = (request: string, type: string, cacheControl: string): Case => ({
  request,
  sent: { ...dutch, Cookie: 'i18n_redirected=nl' },
  status: 200,
  headers: { ...common, 'content-type': type, 'cache-control': cacheControl, vary: /^(?!.*Cookie)/ },
  file: request.slice(1),
  static: true,
});

const moved = (path: string, location: string): Case => ({
  request: `${path}?a=1&b=%2F`,
  sent: dutch,
  status: 308,
  headers: { ...common, location: `${location}?a=1&b=%2F`, 'cache-control': 'public, max-age=3600' },
  file: '',
  static: true,
});

/** What other hosts refuse themselves, or take for another path. */
const refusedByHosts = ['//about', '/about//', '/%00', '/..%2f..%2fetc%2fpasswd'];

const unknown = (path: string): Case => ({
  request: path,
  sent: { ...dutch, Cookie: 'i18n_redirected=nl' },
  status: 404,
  headers: { ...ofPage, etag: undefined, location: undefined },
  file: path.startsWith('/nl/') ? 'nl/404.html' : '404.html',
  static: !refusedByHosts.includes(path),
});

const refused = (request: string): Case => ({
  request,
  status: 405,
  headers: { ...common, allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8', etag: undefined },
  text: 'Not allowed: this site answers GET and HEAD only.\n',
});

const health = (request: string): Case => ({
  request,
  sent: dutch,
  status: 200,
  headers: { ...common, 'content-type': 'application/json', 'cache-control': 'no-store' },
});

const encoded = (accepted: string, coding: string | RegExp): Case[] => {
  const headers = { 'content-encoding': coding, vary: /Accept-Encoding/ };
  const shared = { sent: { 'Accept-Encoding': accepted }, headers, static: accepted.includes('br') };
  return [
    { ...shared, request: '/nl/about', status: 200, file: 'nl/about.html' },
    { ...shared, request: '/rss.xml', status: 200, file: 'rss.xml' },
    { ...shared, request: '/nope', status: 404, file: '404.html' },
  ];
};

const stays = (request: string, sent: OutgoingHttpHeaders, status = 200): Case => ({
  request,
  sent: { ...dutch, ...sent },
  status,
  headers: { location: undefined, vary: /Accept-Language, Cookie, Referer, Sec-Fetch-Site/ },
});

const cookieFor = (locale: string) => `i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`;

const redirected = (request: string, location: string, sent: OutgoingHttpHeaders, cookie?: string): Case => ({
  request,
  sent: { ...dutch, ...sent },
  status: 302,
  headers: {
    ...{ location, 'cache-control': 'no-store', 'set-cookie': cookie && cookieFor(cookie) },
    vary: 'Accept-Language, Cookie, Referer, Sec-Fetch-Site',
  },
  file: '',
});

const stored = (request: string, sent: OutgoingHttpHeaders, locale: string, status = 200): Case => ({
  request,
  sent: { ...dutch, ...sent },
  status,
  headers: {
    'set-cookie': cookieFor(locale),
    'cache-control': 'private, no-cache',
  },
});

const notStored = (request: string, sent: OutgoingHttpHeaders): Case => ({
  request,
  sent: { ...dutch, ...sent },
  status: 200,
  headers: { 'set-cookie': undefined, 'cache-control': /^(?!private)/ },
  static: true,
});

const unknownPaths = (
  '/nope /About /nlx /en/about //about /about// /assets/ /404 /404.html /error /_manifest.json /about.html.br /%00 ' +
  '/%c0%ae/ /..%2f..%2fetc%2fpasswd /about%0d%0aX:%20y /nl/nope /nl/404 /nl//evil.example /nl/%5cevil.example'
).split(' ');

const long = 'x'.repeat(4000);
const sender = 'name=Ada&email=ada%40quay.example';
const formHeaders = { 'Content-Type': 'application/x-www-form-urlencoded', ...inside };

/** Without what browsers say of the origin since 2023. */
const old = { 'Sec-Fetch-Site': [] };

/** A message that is accepted once for all hosts and cases with the same text. */
const message = (body: string | Buffer, status: number, sent: OutgoingHttpHeaders = {}): Case => ({
  request: 'POST /contact',
  sent: { ...formHeaders, ...sent },
  body,
  status,
  headers: { ...common, etag: undefined, ...(status === 303 && { location: '/sent' }) },
});

/** What visitors, programs and attackers send to the contact form. */
const messages: Case[] = [
  message(`${sender}&message=Hello`, 303),
  // The longest message of letters that take most bytes.
  message(`${sender}&message=${encodeURIComponent('水'.repeat(4000))}&service=seo&phone=010&unknown=1`, 303),
  message(`${sender}&message=a+service+that+is+gone&service=${'x'.repeat(101)}`, 303),
  message(`${sender}&message=%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB+%D7%A9%D7%9C%D7%95%D7%9D+%E2%80%AE`, 303),
  message(Buffer.from(`${sender}&message=caf\xe9 %ff%fe %zz`, 'latin1'), 303),
  {
    ...message(`${sender}&message=Hallo`, 303),
    request: 'POST /nl/contact?service=seo',
    headers: { location: '/nl/sent' },
  },
  ...['', 'name', '%', `${sender}&message=`, `${sender}&message=%00%0a%20`, `${sender}&message=${long}x`].map(
    (body) => message(body, 422),
  ),
  message('name=Ada&email=info%40b%C3%A4ckerei.example&message=Hello', 303),
  ...[
    'ada',
    'ada@quay',
    'info@bäckerei.example/x',
    'info@bäckerei',
    'a b@quay.example',
    'ada@quay.example\nBcc:x@y.example',
    `${'a'.repeat(250)}@b.example`,
  ].map((email) => message(`name=Ada&message=Hello&email=${encodeURI(email)}`, 422)),
  message(`${sender}&message=Hello&subject=Buy+this`, 422),
  message(`${sender}&message=Hello&message=Hello`, 400),
  message(`${sender}&message[]=Hello`, 422),
  message('a&'.repeat(8000), 422),
  message('a=1&'.repeat(12_000), 413),
  message('a=1&'.repeat(12_000), 413, { 'Transfer-Encoding': 'chunked' }),
  message(`${sender}&message=Hello`, 403, { 'Sec-Fetch-Site': 'cross-site' }),
  message(`${sender}&message=Hello`, 403, { 'Sec-Fetch-Site': 'same-site' }),
  // The browser says where it comes from; a proxy may have changed Host or Origin.
  message(`${sender}&message=From+home`, 303, { Origin: 'null' }),
  message(`${sender}&message=From+home`, 303, { Host: 'inner:8080', Origin: 'https://company.example' }),
  ...['none', 'bogus'].map((site) => message(`${sender}&message=Hello`, 403, { 'Sec-Fetch-Site': site })),
  ...[
    {},
    { Origin: 'null' },
    { Origin: 'https://evil.example', Host: 'company.example' },
    { Origin: 'https://company.example:8080', Host: 'company.example' },
    { Referer: 'https://evil.example/' },
  ].map((sent) => message(`${sender}&message=Hello`, 403, { ...old, ...sent })),
  ...['company.example', 'company.example:443', 'company.example:80'].map((Host) =>
    message(`${sender}&message=Old`, 303, { ...old, Host, Origin: 'https://company.example' }),
  ),
  message(`${sender}&message=Old`, 303, {
    ...old,
    Host: 'company.example',
    Referer: 'https://company.example/contact',
  }),
  message('{"name":"Ada"}', 415, { 'Content-Type': 'application/json' }),
  message('--x--', 415, { 'Content-Type': 'multipart/form-data; boundary=x' }),
  message(`${sender}&message=Hello`, 415, { 'Content-Type': 'application/x-www-form-urlencodedx' }),
  { ...page('/contact', 'contact.html'), headers: {}, sent: { 'Content-Length': 5 }, body: 'Hello' },
];

const service = (query: string, file?: string): Case => ({
  request: `/nl/contact?${query}`,
  status: 200,
  headers: { 'content-security-policy': /form-action 'self'/, 'set-cookie': undefined },
  ...(file ? { file } : { text: /<option value="seo" selected/ }),
});

export const cases: Case[] = [
  page('/', 'index.html'),
  page('/nl', 'nl.html'),
  page('/about', 'about.html'),
  page('/%61bout?from=mail', 'about.html'),
  file('/rss.xml', 'application/xml; charset=utf-8', 'public, max-age=3600'),
  file('/sw.js', 'text/javascript; charset=utf-8', 'no-cache'),
  file('/icon-512.png', 'image/png', 'public, max-age=3600'),
  moved('/about/', '/about'),
  moved('/about.html', '/about'),
  moved('/about/index.html', '/about'),
  moved('/nl/', '/nl'),
  moved('/index.html', '/'),
  ...unknownPaths.map(unknown),
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].flatMap((method) => [
    refused(`${method} /about`),
    refused(`${method} /nl/nope`),
  ]),
  ...['PUT', 'DELETE'].map((method) => ({
    ...refused(`${method} /contact`),
    headers: { allow: 'GET, HEAD, POST' },
    text: /GET, HEAD and POST only/,
  })),
  service('service=seo'),
  service('service=seo&service=seo'),
  ...['br', 'gzip'].map((coding) => ({
    ...service('service=seo'),
    sent: { 'Accept-Encoding': coding },
    headers: { 'content-encoding': coding, vary: /Accept-Encoding/ },
  })),
  {
    ...message('name=Ada', 422, { 'Accept-Encoding': 'br' }),
    headers: { 'content-encoding': 'br', etag: undefined },
    text: /value="Ada"/,
  },
  ...['service=hacking', 'service=', 'service=%22%3E%3Cscript%3E', 'service=-'].map((query) =>
    service(query, 'nl/contact.html'),
  ),
  ...messages,
  health('/_health'),
  health('HEAD /_health'),

  ...encoded('br', 'br'),
  ...encoded('gzip', 'gzip'),
  // Cloudflare's network takes the first of equal weights, our handler Brotli.
  ...encoded('gzip, deflate, br, zstd', /^(?:br|gzip)$/),
  {
    request: '/icon-512.png',
    sent: { 'Accept-Encoding': 'br, gzip' },
    status: 200,
    headers: { 'content-encoding': undefined, vary: undefined },
  },

  stays('/about', { 'Accept-Language': 'en-GB,nl;q=0.5' }),
  stays('/about', { Cookie: 'a=b; i18n_redirected=en' }),
  {
    request: '/nl/about',
    sent: { Cookie: 'i18n_redirected=en' },
    status: 200,
    headers: { location: undefined },
    static: true,
  },
  redirected('/about?q=1', '/nl/about?q=1', { 'Accept-Language': 'fy, nl;q=0.5, en;q=0.3' }),
  redirected('/about', '/nl/about', { 'Accept-Language': 'en', Cookie: 'a=b; i18n_redirected=nl' }, 'nl'),
  redirected('/', '/nl', { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://search.example/' }),
  redirected('/about', '/nl/about', { 'Sec-Fetch-Site': 'same-site' }),
  redirected('/about', '/nl/about', { Host: 'evil.example', 'If-None-Match': '*' }),
  // Browsers without Sec-Fetch-Site.
  redirected('/', '/nl', {}),
  redirected('/', '/nl', { Referer: 'http://[' }),
  redirected('/', '/nl', { Host: 'localhost', Referer: 'http://localhost.evil.example/' }),
  stays('/', from('/about')),
  stays('/about', { ...inside, 'If-None-Match': '*' }, 304),

  // The language menu, also where the page has no alternate, and after its script has stored the choice.
  stored('/nl/about', { ...inside, ...from('/about') }, 'nl'),
  stored('/', { ...inside, ...from('/nl') }, 'en'),
  stored('/nl', { ...from('/'), 'If-None-Match': '*' }, 'nl', 304),
  stored('/nl', { ...inside, ...from('/'), Cookie: 'i18n_redirected=en' }, 'nl'),
  stored('/nl', { ...inside, ...from('/'), Cookie: 'i18n_redirected=nl' }, 'nl'),
  stored('/nl', { ...inside, ...from('/nope') }, 'nl'),
  stored('/nl/news', { ...inside, ...from('/news/page/99') }, 'nl'),
  stored('/nl', { ...inside, Host: 'inner', Referer: 'https://company.example/' }, 'nl'),
  stored('/nl', { Host: 'localhost:443', Referer: 'https://localhost/' }, 'nl'),
  // Other links to another language, such as "1 item in English only", whose referrer has no path.
  notStored('/news', { ...inside, ...from('/nl/about') }),
  notStored('/nl/news', { ...inside, ...from('/') }),
  notStored('/nl', inside),
  notStored('/', { ...inside, ...from('/about') }),
  // On entry, the choice lasts for a year more.
  stored('/', { Cookie: 'i18n_redirected=en' }, 'en'),
  stored('/nl/about', { Cookie: 'i18n_redirected=xx; i18n_redirected=en' }, 'en'),
  notStored('/nl', { Cookie: 'i18n_redirected=xx' }),
  notStored('/', { ...inside, ...from('/about'), Cookie: 'i18n_redirected=en' }),
  notStored('/nl', {
    Cookie: 'i18n_redirected=nl',
    'Sec-Purpose': 'prefetch',
    'Sec-Fetch-Site': 'cross-site',
  }),
  notStored('/rss.xml', { ...inside, ...from('/nl/about') }),
  notStored('/nl', { ...inside, ...from('/'), 'Sec-Purpose': 'prefetch;prerender' }),
  notStored('/nl', { ...from('/'), Purpose: 'prefetch' }),
  notStored('/nl', { ...from('/'), 'Sec-Fetch-Mode': 'cors' }),
  notStored('/nl', { ...from('/'), 'Sec-Fetch-Site': 'cross-site' }),
];
