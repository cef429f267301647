import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createEtag } from '#server/etag.ts';
import { noHashes } from '#server/csp.ts';
import { compressedCodings, manifestName, type BuildFile } from '#server/manifest.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { start } from '#tests/support/server-process.ts';
import { buildSite } from '#tests/support/small-site.ts';
import settings from '../../package.json' with { type: 'json' };

const pages = 10_000;
const connections = 1000;
const limit = 250;

/** As large as pages of the site are. */
const forms = { br: randomBytes(10_000), gzip: randomBytes(12_000) };

/** Adds pages to a build; their own form is never asked for, so that it need not be there. */
async function addPages(folder: string, files: BuildFile[]) {
  await mkdir(join(folder, 'news'), { recursive: true });
  const more = Array.from({ length: pages }, async (_, index): Promise<BuildFile> => {
    const route = `/news/an-item-with-a-name-as-editors-choose-them-${index}`;
    const file = `${route.slice(1)}.html`;
    const variants: BuildFile['variants'] = { identity: { file, size: 40_000, etag: '""' } };
    for (const [coding, bytes] of Object.entries(forms) as [keyof typeof forms, Buffer][]) {
      const form = file + compressedCodings[coding];
      await writeFile(join(folder, form), bytes);
      variants[coding] = { file: form, size: bytes.byteLength, etag: createEtag(bytes) };
    }
    const type = 'text/html; charset=utf-8';
    return {
      address: route,
      type,
      immutable: false,
      page: { locale: defaultLocale, route, csp: noHashes },
      variants,
    };
  });
  return [...files, ...(await Promise.all(more))];
}

const memoryOf = (pid = 0) => Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`]).toString()) / 1024;

test(`the memory that ${pages} pages need stays under ${limit} MB, whoever asks for all of them`, async () => {
  await using site = await buildSite();
  const files = await addPages(site.folder, site.manifest.files);
  await writeFile(join(site.folder, manifestName), JSON.stringify({ ...site.manifest, files }));
  const [flag = ''] = /--max-\S+/.exec(settings.scripts.serve) ?? [];
  await using server = await start(site.folder, { NODE_OPTIONS: flag });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  for (const [coding, bytes] of Object.entries(forms)) {
    const headers = { 'Accept-Encoding': coding };
    const answers = files.slice(-pages).map(async ({ address: path }) => {
      const [response] = (await once(
        request({ agent, port: server.port, path, headers }).end(),
        'response',
      )) as [IncomingMessage];
      return (await buffer(response)).byteLength;
    });
    expect(new Set(await Promise.all(answers))).toEqual(new Set([bytes.byteLength]));
  }
  agent.destroy();
  expect(memoryOf(server.child.pid)).toBeLessThan(limit);
});
