/*
  Serves a built site by HTTPS and HTTP/2, as its visitors reach it: `node bench/servers/secure-server.ts dist/` prints where.
  In production what stands in front of the server does that.
*/
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '#server/app.ts';
import { readBuild } from '#server/read-build.ts';
import { createSecureServer } from './secure.ts';

const [folder = ''] = process.argv.slice(2);
const listener = getRequestListener(createApp(await readBuild(folder)));
const server = createSecureServer((request, response) => void listener(request, response));
server.listen(0, '127.0.0.1', () => {
  console.log(`https://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
