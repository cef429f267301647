import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { contentSecurityPolicy, frameAncestors, noHashes } from '#server/csp.ts';
import { caching, commonHeaders, type HeaderTable, pageHeaders, svgPolicy } from '#server/headers.ts';
import type { CspSources, EditorPolicy, Manifest, PagePolicy } from '#server/manifest.ts';
import { spellingEndings } from '#server/route-table.ts';
import { defaultLocale, otherLocales } from '#shared/locales.ts';
import { editorFile, errorRoutes, localizePath, speculationRules } from '#shared/urls.ts';
import { siteUrl } from '#site/site-settings.ts';

/*
  What hosts that only serve files read: `_headers` and `_redirects` (Netlify, Cloudflare Pages) and
  `.htaccess` (Apache 2.4 with mod_headers and mod_rewrite). The policy of a page is a `<meta>` in it, because
  those hosts limit the number and the length of headers.
*/

type Contents = Omit<Manifest, 'version'>;

/** Adds its own Content-Security-Policy to every page of a build. */
export async function addPolicies(
  folder: string,
  hashes: ReadonlyMap<string, PagePolicy>,
  thirdParties: CspSources,
  editor: EditorPolicy | undefined,
): Promise<void> {
  const policies = new Map(
    [...hashes].map(([file, csp]) => [file, contentSecurityPolicy(csp, thirdParties)]),
  );
  if (editor) policies.set(editorFile, contentSecurityPolicy(noHashes, editor.sources));
  for (const [file, policy] of policies) {
    const page = await readFile(join(folder, file), 'utf8');
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    // A policy in a `<meta>` applies only to what follows it.
    const changed = page.replace(/<meta charset="?utf-8"?>/, `$&${meta}`);
    if (changed === page) throw new Error(`dist/${file}: begin its <head> with <meta charset="utf-8">.`);
    await writeFile(join(folder, file), changed);
  }
}

export async function writeHostFiles(folder: string, contents: Contents): Promise<void> {
  const write = (name: string, lines: string[]) => writeFile(join(folder, name), `${lines.join('\n')}\n`);
  await write('_headers', headersFile(contents));
  await write('_redirects', redirectsFile(contents));
  await write('.htaccess', apacheFile(contents));
}

/** The headers that all pages share. All other files get them too, which does no harm. */
function sharedHeaders({ files, thirdParties }: Contents): HeaderTable {
  const editor = files.find((file) => file.editor)?.editor;
  return {
    ...commonHeaders,
    ...pageHeaders(noHashes, thirdParties),
    'Content-Security-Policy': frameAncestors,
    // One rule for all pages: these hosts join the headers of several rules.
    ...(editor && { 'Cross-Origin-Opener-Policy': editor.opener }),
  };
}

/** No Cache-Control: Cloudflare sends it with an asset's 404, too, which browsers would keep for a year. */
const headersFile = (contents: Contents): string[] => [
  '/*',
  ...Object.entries(sharedHeaders(contents)).map(([name, value]) => `  ${name}: ${value}`),
  speculationRules,
  '  Content-Type: application/speculationrules+json',
];

/** Netlify answers 301, not 308, and needs a row for error pages, which Cloudflare finds by itself. */
const redirectsFile = ({ redirects }: Contents): string[] => [
  ...Object.entries(redirects).map((addresses) => `${addresses.map(encodeURI).join(' ')} 301`),
  ...otherLocales(defaultLocale).map(
    ({ code }) => `/${code}/* ${localizePath(code, errorRoutes.notFound)}.html 404`,
  ),
];

const quote = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

const escapePattern = (path: string) => path.replace(/[^\w/-]/g, '\\$&');

/** The spellings of a page's address that are redirected to it, as a pattern. */
const otherSpellings = `(?:${spellingEndings.map(escapePattern).join('|')})`;

function apacheFile(contents: Contents): string[] {
  const prefixes = otherLocales(defaultLocale).map(({ code }) => code);
  const types = new Map(contents.files.map(({ type, variants }) => [extname(variants.identity.file), type]));
  const hidden = Object.values(errorRoutes).map((route) => route.slice(1));
  // With the site's origin: Apache would add that of the request, which is http behind a proxy that ends TLS.
  const rules = [
    ...Object.entries(contents.redirects).map(
      ([from, to]) =>
        `RewriteRule "^${escapePattern(from.slice(1))}${otherSpellings}?$" ${quote(siteUrl + to)} [R=308,L]`,
    ),
    `RewriteRule ^(?:_|\\.ht)|\\.br$|^(?:(?:${prefixes.join('|')})/)?(?:${hidden.join('|')})(?:\\.html)?$ - [R=404,L]`,
    `RewriteRule ^index\\.html$ ${siteUrl}/ [R=308,L]`,
    'RewriteCond %{CONTEXT_DOCUMENT_ROOT}/$1.html -f',
    `RewriteRule ^(.+?)${otherSpellings}$ ${siteUrl}/$1 [R=308,L]`,
    'RewriteRule ^$ index.html [L]',
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    'RewriteRule ^(.+)$ $1.html [L]',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteRule ^ - [R=404,L]',
  ];
  return [
    '# If the host answers 500 for every page, it forbids the next line: remove it.',
    // Rewriting needs the first; the second would find files by its own rules.
    'Options +SymLinksIfOwnerMatch -MultiViews',
    'DirectorySlash Off',
    `ErrorDocument 404 ${errorRoutes.notFound}.html`,
    ...prefixes.flatMap((code) => [
      `<If "%{REQUEST_URI} =~ m#^/${code}(?:/|$)#">`,
      `ErrorDocument 404 ${localizePath(code, errorRoutes.notFound)}.html`,
      '</If>',
    ]),
    ...Array.from(types, ([extension, type]) => `AddType ${quote(type)} ${extension}`),
    'AddEncoding br .br',
    ...Object.entries(sharedHeaders(contents)).map(
      ([name, value]) => `Header always set ${name} ${quote(value)}`,
    ),
    `Header always set Content-Security-Policy ${quote(svgPolicy)} "expr=%{CONTENT_TYPE} =~ /svg/"`,
    // Without `always`, so that no error is cached for a year.
    `Header set Cache-Control ${quote(caching.short)}`,
    `Header set Cache-Control ${quote(caching.revalidate)} "expr=%{CONTENT_TYPE} =~ /html/ || %{REQUEST_URI} == '/sw.js'"`,
    `Header set Cache-Control ${quote(caching.immutable)} "expr=%{REQUEST_URI} =~ m#^/assets/#"`,
    `Header always set Cache-Control ${quote(caching.short)} "expr=%{REQUEST_STATUS} -eq 308"`,
    'Header merge Vary Accept-Encoding',
    'RewriteEngine On',
    'RewriteBase /',
    '# What these rules have found, and error pages, only lack their compressed form.',
    'RewriteCond %{ENV:REDIRECT_STATUS} .',
    `RewriteRule ^ - [S=${rules.filter((line) => line.startsWith('RewriteRule')).length}]`,
    ...rules,
    // Unless its weight is 0 (RFC 9110, section 12.5.3).
    'RewriteCond %{HTTP:Accept-Encoding} (?:^|,)\\s*br\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$) [NC]',
    'RewriteCond %{REQUEST_FILENAME}.br -f',
    'RewriteRule ^(.+)$ $1.br [L]',
  ];
}
