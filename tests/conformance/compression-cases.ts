import type { Case, Want } from '#tests/conformance/case.ts';

const accepted = [
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
  ['deflate', undefined],
  ['gzip;q=0', undefined],
] as const;

const answers = [
  { path: '/about', status: 200, file: 'about.html' },
  { path: '/nl/about', status: 200, file: 'nl/about.html' },
  { path: '/rss.xml', status: 200, file: 'rss.xml' },
  { path: '/nope', status: 404, file: '404.html' },
];

/** Which form is sent to whom, and that it unpacks to what was built. */
export const compressionCases: Case[] = [
  ...accepted.flatMap(([header, coding]) =>
    answers.map(({ path, status, file }): Case => {
      const want = (value: string | undefined): Want => ({
        status,
        headers: { 'content-encoding': value, vary: /Accept-Encoding/ },
        file,
      });
      return {
        what: `accepting ${header}`,
        path,
        headers: { 'Accept-Encoding': header },
        want: want(coding),
        // With equal weights the network in front of the handler takes the first, and packs it anew.
        ...(header.startsWith('gzip, ') ? { except: { edge: want('gzip') } } : {}),
      };
    }),
  ),
  {
    what: 'a picture has one form, whatever is accepted',
    path: '/icon-512.png',
    headers: { 'Accept-Encoding': 'br, gzip' },
    want: { status: 200, headers: { 'content-encoding': undefined, vary: undefined } },
  },
];
