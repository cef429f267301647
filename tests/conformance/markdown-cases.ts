import type { OutgoingHttpHeaders } from 'node:http';
import { localizePath } from '#site/routing.ts';
import { caching, languageVary } from '#server/headers.ts';
import type { BuildFile, Manifest } from '#server/manifest.ts';
import { defaultLocale } from '#i18n/locales.ts';
import type { Case, Want } from '#tests/conformance/case.ts';

const vary = (page: BuildFile) =>
  ['Accept-Encoding', 'Accept', ...(page.page?.locale === defaultLocale ? languageVary : [])].join(', ');

const wishes: [accept: string | undefined, markdown: boolean][] = [
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/markdown;q=0.5,text/html;q=0.4', true],
  ['text/html', false],
  ['*/*', false],
  ['text/markdown;q=0.5,text/html', false],
  ['text/markdown;q=0', false],
  [',;q=/"', false],
  [undefined, false],
];

/** A page and its twin under one address: who asks for what gets it, and every cache can tell. */
export function markdownCases({ files }: Manifest): Case[] {
  const pages = files.filter(({ page, address }) => page?.twin && address);
  return pages
    .filter(({ page }) => ['/', '/about', '/contact'].includes(page?.route ?? ''))
    .flatMap((page) => {
      const { address = '', page: { twin = '' } = {} } = page;
      const asked = (accept: string | undefined, more: OutgoingHttpHeaders = {}): OutgoingHttpHeaders => ({
        'Sec-Fetch-Site': 'same-origin',
        ...(accept === undefined ? {} : { Accept: accept }),
        ...more,
      });
      const html: Want = {
        status: 200,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          ...{ vary: vary(page), link: undefined, 'content-location': undefined },
        },
        file: page.variants.identity.file,
      };
      const markdown: Want = {
        status: 200,
        headers: {
          'content-type': 'text/markdown; charset=utf-8',
          ...{ vary: vary(page), 'cache-control': caching.revalidate, 'content-security-policy': undefined },
          ...{ link: `<${address}>; rel="canonical"`, 'content-location': twin },
        },
        file: twin.slice(1),
      };
      const etag = (file: BuildFile | undefined) => file?.variants.identity.etag ?? '';
      const tags = [etag(page), etag(files.find((file) => file.address === twin))] as const;
      const held = (accept: string, tag: string, wanted: Want): Case => ({
        what: 'a copy that is held',
        path: address,
        headers: asked(accept, { 'If-None-Match': tag }),
        want: wanted,
      });
      const fresh = ({ headers }: Want): Want => ({
        status: 304,
        headers: { ...headers, 'content-type': undefined },
        file: '',
      });
      return [
        ...wishes.map(([accept, wish]): Case => ({
          what: `a reader of ${accept ?? 'anything'}`,
          path: address,
          headers: asked(accept),
          want: wish ? markdown : html,
        })),
        {
          what: 'a reader of headers',
          method: 'HEAD',
          path: address,
          headers: asked('text/markdown'),
          want: { ...markdown, file: '' },
        },
        held('text/markdown', tags[1], fresh(markdown)),
        held('text/html', tags[0], fresh(html)),
        held('text/markdown', tags[0], markdown),
        held('text/html', tags[1], html),
        {
          what: 'a twin, whatever is asked for',
          path: twin,
          headers: { Accept: 'text/html', 'Accept-Language': 'nl' },
          want: {
            ...markdown,
            headers: { ...markdown.headers, vary: undefined, 'content-location': undefined },
          },
        },
      ];
    });
}

/** A reader of Markdown who enters is led to their language as everybody is. */
export const markdownEntry: Case = {
  what: 'a reader of Markdown who enters',
  path: '/about',
  headers: { Accept: 'text/markdown', 'Accept-Language': 'nl' },
  want: { status: 302, headers: { location: localizePath('nl', '/about') } },
};
