import { extname } from 'node:path';
import { defaultLocale, otherLocales } from '#i18n/locales.ts';
import { editorFile, editorRoute, errorRoutes } from '#site/routing.ts';
import { caching, commonHeaders, editorHeaders, pageHeaders, type HeaderTable } from '#server/headers.ts';
import { mergePolicies } from '#server/csp.ts';
import type { EditorPolicy, Manifest } from '#server/manifest.ts';

/** A text as a parameter of a directive; `$` cannot be escaped there, and none of ours holds one. */
function quote(text: string): string {
  if (/[$\r\n]/.test(text)) throw new Error(`${JSON.stringify(text)} cannot stand in nginx's configuration.`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** The types by file ending: nginx knows neither all of them nor their charsets. */
const types = ({ files }: Manifest) =>
  [...new Map(files.map(({ type, variants }) => [extname(variants.identity.file), type]))].map(
    ([ending, type]) => `  ${quote(type)} ${ending.slice(1)};`,
  );

/** Where the headers of the web editor's page differ, as nginx takes none of the others along: by variables. */
function editorParts(ofAll: HeaderTable, policy: EditorPolicy | undefined) {
  const own = Object.entries(policy ? editorHeaders(policy) : {}).filter(
    ([name, value]) => ofAll[name] !== value,
  );
  const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;
  const set = (values: [string, string][]) =>
    values.map(([name, value]) => `set ${variable(name)} ${quote(value)};`).join('\n');
  return {
    header: (name: string, value: string) =>
      own.some(([other]) => other === name) ? variable(name) : quote(value),
    // A header without a value is not sent.
    added: Object.fromEntries(own.map(([name]) => [name, ofAll[name] ?? ''])),
    before: set(own.map(([name]) => [name, ofAll[name] ?? ''])),
    locations: policy
      ? `
location = ${editorRoute} {
${set(own)}
try_files /${editorFile} =404;
}
location ~ "^${editorRoute}/.*\\.(?!html$)\\w+$" { set $site_caching ${quote(caching.immutable)}; try_files $uri =404; }
`
      : '',
  };
}

/**
 * `_nginx.conf`, for the server block of an nginx that serves the build as plain files, beside `listen`,
 * `server_name` and `root`. It does not choose a language; the page itself does.
 * @param manifest the build's table of contents
 */
export function nginxFile(manifest: Manifest): string {
  const prefixes = otherLocales(defaultLocale)
    .map(({ code }) => code)
    .join('|');
  const errorPages = Object.values(errorRoutes)
    .map((route) => route.slice(1))
    .join('|');
  const ofAll = { ...commonHeaders, ...pageHeaders(mergePolicies(manifest.policies)) };
  const editor = editorParts(ofAll, manifest.files.find((file) => file.editor)?.editor);
  return `# Written by the build. Include it in the server block.
server_tokens off;
absolute_redirect off;
merge_slashes off;
charset off;
gzip off;
gzip_static on;
gzip_vary on;
types {
${types(manifest).join('\n')}
}

${editor.before}
${Object.entries({ ...ofAll, ...editor.added })
  .map(([name, value]) => `add_header ${name} ${editor.header(name, value)} always;`)
  .join('\n')}
add_header Cache-Control $site_caching always;
set $site_caching ${quote(caching.revalidate)};

set $site_prefix "";
if ($uri ~ "^/(${prefixes})(?:/|$)") { set $site_prefix /$1; }
error_page 404 $site_prefix${errorRoutes.notFound}.html;
error_page 405 500 501 503 $site_prefix${errorRoutes.error}.html;
if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }

# Before the spellings, as it is found by its file.
location ~ "^(?:/(?:${prefixes}))?/(?:${errorPages})\\.html$" { internal; }

${editor.locations}# Other spellings of an address. What is captured can be no other site's address.
location = /index.html { return 308 /$is_args$args; }
location ~ "^((?:/[\\w-]+)+?)(?:/index)?(?:\\.html|/)$" { return 308 $1$is_args$args; }

# What nobody asks for by name.
location ~ "//|^/_|/\\.(?!well-known/)|^(?:/(?:${prefixes}))?/(?:${errorPages})$" { return 404; }

location = / { try_files /index.html =404; }
location / { try_files $uri.html =404; }
location = /sw.js { try_files $uri =404; }
location ~ "\\.md$" { try_files $uri =404; }
location ^~ /assets/ { set $site_caching ${quote(caching.immutable)}; try_files $uri =404; }
location ~ "\\.\\w+$" { set $site_caching ${quote(caching.short)}; try_files $uri =404; }
`;
}
