import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { contentType } from '#build/manifest.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';

/**
 * Serves the site of fixtures that has some of everything as a plain host of files does: no choice of language, and one
 * `404.html` for all.
 * @param missing paths that it pretends not to have
 */
export async function serveStatic(missing = /^$/) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://host');
    asked.push(pathname);
    const file = pathname === '/' ? '/index.html' : extname(pathname) ? pathname : `${pathname}.html`;
    const send = async (status: number, name: string) => {
      const content = await readFile(join(siteFolder('full'), name));
      response.writeHead(status, { 'content-type': contentType(name) }).end(content);
    };
    const notFound = () => send(404, '404.html');
    void (missing.test(pathname) ? notFound() : send(200, file).catch(notFound));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
