import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { texts } from '#i18n/texts.ts';
import { contentSecurityPolicy } from '#server/csp.ts';
import { type Manifest, manifestName } from '#server/manifest.ts';
import { locales } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { routes } from '#site/routes.ts';
import { siteUrl } from '#site/site-settings.ts';
import { type Case, cases } from '#tests/server/conformance-cases.ts';
import { askFor, createDescriber, expectFiles } from '#tests/support/answers.ts';
import { hasPackages, install, isRoot, packagesCommand } from '#tests/support/debian.ts';
import { startDevServer } from '#tests/support/dev-server.ts';
import { buildCopy, copyProject } from '#tests/support/project-copy.ts';
import { ask, freePort, type Listener, start, waitForPort } from '#tests/support/server-process.ts';

const apache = '/usr/sbin/apache2';
const modules = ['mpm_event', 'authz_core', 'autoindex', 'dir', 'headers', 'mime', 'negotiation', 'rewrite'];

/** A host that serves a folder by FTP, as Debian configures it. */
const configuration = (folder: string, port: number) => `
ServerRoot ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/log
Listen 127.0.0.1:${port}
ServerName localhost
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${folder}/dist
<Directory ${folder}/dist>
  Options Indexes MultiViews
  AllowOverride All
</Directory>
${isRoot ? 'User nobody\nGroup nogroup' : ''}
`;

const player = 'https://player.example';
const why = Object.fromEntries(locales.map(({ code }) => [code, `Videos (${code})`]));
const thirdParty = JSON.stringify({ origin: player, may: ['frame-src', 'img-src'], why });

let folder = '';
const readBuilt = (file: string) => readFileSync(join(folder, 'dist', file), 'utf8');
const readManifest = () => JSON.parse(readBuilt(manifestName)) as Manifest;

async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(folder, file), text.replace(from, to));
}

beforeAll(async () => {
  folder = await copyProject('static-hosts', { content: true });
  await replaceIn('astro.config.mjs', '  redirects,', "  redirects: { '/old': '/about' },");
  await buildCopy(folder, { HOSTING: 'static' });
}, 300_000);

test('static hosts: every page begins with its own policy', () => {
  const { files, thirdParties } = readManifest();
  for (const { page, variants } of files) {
    if (!page) continue;
    const policy = contentSecurityPolicy(page, thirdParties);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    expect(readBuilt(variants.identity.file)).toContain(`<head><meta charset="utf-8">${meta}`);
  }
});

test('static hosts: _headers and _redirects keep to the limits of Netlify and Cloudflare Pages', () => {
  const lines = readBuilt('_headers').trim().split('\n');
  expect(lines).toContain("  Content-Security-Policy: frame-ancestors 'none'");
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000);
  // Cloudflare would send it with the 404 of an asset, too.
  expect(lines.join()).not.toContain('Cache-Control');
  expect(readBuilt('_redirects').split('\n')).toContain('/old /about 301');
});

if (!existsSync(apache) && hasPackages) install(packagesCommand('apache2-bin media-types'));
const isMissing = !existsSync(apache);
if (isMissing && process.env['CI']) throw new Error("Install Debian's apache2-bin and media-types.");
if (isMissing) console.warn("NOT TESTED on Apache: install Debian's apache2-bin and media-types.");

const rows = [...cases.filter((row) => row.static), { request: '/old' }];

describe.skipIf(isMissing)('Apache', () => {
  let host: Listener;
  let served = '';
  beforeAll(async () => {
    // Apache's own user must be able to read it.
    served = await mkdtemp(join(tmpdir(), 'apache-'));
    await chmod(served, 0o755);
    await cp(join(folder, 'dist'), join(served, 'dist'), { recursive: true });
    const port = await freePort();
    await writeFile(join(served, 'conf'), configuration(served, port));
    host = await waitForPort(spawn(apache, ['-f', join(served, 'conf'), '-DFOREGROUND']), port);
  });
  afterAll(async () => {
    await host[Symbol.asyncDispose]();
    await rm(served, { recursive: true });
  });

  test('answers: have what those of Node have, with the policy in the page', async () => {
    await using node = await start(join(folder, 'dist'));
    const describe = createDescriber(join(folder, 'dist/'));
    const answer = async (port: number, row: Case) => {
      const { headers, protection } = describe(await askFor(port, row));
      // Apache's redirects have words.
      return [...headers, ...protection].map((line) =>
        line.replace(siteUrl, '').replace(/^(30\d) .*/s, '$1'),
      );
    };
    const missing: string[] = [];
    for (const row of rows) {
      const found = await answer(host.port, row);
      for (const line of await answer(node.port, row))
        if (!found.includes(line) && !/^(?:etag|vary|content-security-policy)/.test(line))
          missing.push(`${row.request}: ${line}`);
      if (row.request === '/') expect(found).toContain("content-security-policy: frame-ancestors 'none'");
    }
    expect(missing).toEqual([]);
    const refusing = await ask(host.port, '/about', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(refusing.headers).not.toHaveProperty('content-encoding');
  });

  test('every file of the build is answered with its type and content', () =>
    expectFiles(host.port, readManifest(), join(served, 'dist')));
});

test('third parties: the policy of pages and of development, and the privacy statement, name them', async () => {
  await replaceIn('src/company/company.json', '"thirdParties": []', `"thirdParties": [${thirdParty}]`);
  await using server = await startDevServer(folder);
  for (const { code } of locales) {
    const response = await fetch(server.url + localizePath(code, routes.privacy));
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      RegExp(`img-src 'self' ${player};.*frame-src ${player}`),
    );
    expect(response.headers.get('Cross-Origin-Embedder-Policy')).toBe('unsafe-none');
    const statement = parse(await response.text()).querySelector('article')?.textContent ?? '';
    expect(statement).toContain(texts[code].privacy.thirdParties.some);
    expect(statement).toContain(`player.example: Videos (${code})`);
  }
});
