import { nginxMaps, pageVariable } from '#build/release/nginx-maps.ts';
import { quote } from '#build/release/nginx-syntax.ts';
import { locales } from '#i18n/locales.ts';
import { errorRoutes, localizePath } from '#site-map/routing.ts';
import { commonHeaders, pageHeaders } from '#server/handler/headers/headers.ts';
import type { Manifest } from '#server/handler/manifest.ts';

/** The types that nginx is to send, by file ending, as it knows neither all of them nor their charsets. */
function types({ files }: Manifest): string[] {
  const byEnding = new Map(
    files.map(({ type, variants }) => [/\.(\w+)$/.exec(variants.identity.file)?.[1] ?? '', type]),
  );
  byEnding.delete('');
  return ['types {', ...[...byEnding].sort().map(([ending, type]) => `  ${quote(type)} ${ending};`), '}'];
}

const header = (name: string, value: string) => `add_header ${name} ${value} always;`;

/**
 * The rules of an nginx host, for its `server` block, beside `listen`, `server_name` and `root`.
 * @param manifest the build's table of contents
 */
const nginxServer = (manifest: Manifest): string =>
  [
    '# Written by the build. Include it in the server block.',
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'charset off;',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    'default_type application/octet-stream;',
    ...types(manifest),
    ...Object.entries(commonHeaders).map(([name, value]) => header(name, quote(value))),
    ...Object.keys(pageHeaders()).map((name) => header(name, pageVariable(name))),
    header('Cache-Control', '$site_caching'),
    header('Vary', '$site_vary'),
    header('Allow', '$site_allow'),
    header('Set-Cookie', '$site_choice'),
    'error_page 404 $site_not_found;',
    'error_page 405 500 501 503 $site_failure;',
    'if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }',
    'if ($site_canonical) { return 308 $site_canonical$is_args$args; }',
    'if ($site_translation) { return 302 $site_translation$is_args$args; }',
    'location / { try_files $site_file =404; }',
    ...locales.flatMap(({ code }) =>
      Object.values(errorRoutes).map(
        (route) => `location = ${localizePath(code, `${route}.html`)} { internal; }`,
      ),
    ),
    '',
  ].join('\n');

/** The files for an nginx host, by name. */
export const nginxFiles = (manifest: Manifest): Record<string, string> => ({
  '_nginx.http.conf': nginxMaps(manifest),
  '_nginx.server.conf': nginxServer(manifest),
});
