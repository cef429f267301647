import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nginxFile } from '#build/release/nginx.ts';
import { cacheControl, caching, commonHeaders, editorHeaders, pageHeaders } from '#server/headers.ts';
import { mergePolicies } from '#server/csp.ts';
import type { EditorPolicy, Manifest } from '#server/manifest.ts';
import { createRoutes, otherSpellings } from '#server/routes.ts';
import { editorRoute, isEditor } from '#site/routing.ts';

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * `_headers`, as Cloudflare and Netlify read it. No path has one header by two rules: the values would be
 * joined. Pages and their twins have no caching rule, since these hosts let them be asked for again by themselves.
 * @param manifest the build's table of contents
 */
const headersFile = ({ files, policies }: Manifest): string =>
  [
    rule('/*', { ...commonHeaders, ...pageHeaders(mergePolicies(policies)) }),
    rule('/assets/*', { 'Cache-Control': caching.immutable }),
    ...files.flatMap((file) => {
      if (file.editor) return editorRules(file.editor);
      if (
        file.address === undefined ||
        file.page ||
        file.twinOf ||
        /^\/assets\//.test(file.address) ||
        isEditor(file.address)
      )
        return [];
      // These hosts do not know all types.
      return [rule(file.address, { 'Content-Type': file.type, 'Cache-Control': cacheControl(file) })];
    }),
  ].join('\n');

/**
 * The web editor's own headers. `! Name` takes away what the rule for all pages says, on Cloudflare; a host that does
 * not know it joins both, so that the editor may not work there, and nothing is loosened.
 */
function editorRules(policy: EditorPolicy): string[] {
  const ofAll = pageHeaders();
  const own = Object.entries(editorHeaders(policy)).filter(([name, value]) => ofAll[name] !== value);
  const away = own.map(([name]) => (name in ofAll ? `  ! ${name}\n` : '')).join('');
  return [
    rule(editorRoute, Object.fromEntries(own)).replace('\n', `\n${away}`),
    rule(`${editorRoute}/*`, { 'Cache-Control': caching.immutable }),
  ];
}

/**
 * `_redirects`: other spellings of a page's address, without those that are files, which these hosts handle
 * by themselves. They cannot choose a language; the page itself does.
 * @param manifest the build's table of contents
 */
function redirectsFile(manifest: Manifest): string {
  const routes = createRoutes(manifest);
  const lines = manifest.files.flatMap(({ address, page, editor, variants }) =>
    (page || editor) && address !== undefined
      ? otherSpellings(address)
          .filter((spelling) => routes.canonical(spelling) === address)
          .filter((spelling) => spelling !== `/${variants.identity.file}`)
          .map((spelling) => `${spelling} ${address} 308`)
      : [],
  );
  return [...lines, ''].join('\n');
}

/** What wrangler must not publish as an asset. The handler at the edge reads the manifest from there. */
const assetsIgnore = ['_nginx.conf', '_headers', '_redirects', ''].join('\n');

/**
 * Writes what other hosts need to answer like our own handler, from the same tables.
 * @param folder the build's folder
 * @param manifest its table of contents
 */
export async function writeHostFiles(folder: string, manifest: Manifest): Promise<void> {
  const files = {
    _headers: headersFile(manifest),
    _redirects: redirectsFile(manifest),
    '.assetsignore': assetsIgnore,
    '_nginx.conf': nginxFile(manifest),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}
