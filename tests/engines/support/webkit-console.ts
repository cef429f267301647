import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { serveSite } from '#tests/e2e/support/site-server.ts';
import { end, findWebKit, prepareDesk } from './webkit-programs.ts';

/**
 * WebKit does not know the directive, and loads the manifest; of an answer with status 404 it speaks though it is meant,
 * and of a worker's script that a visitor's going on has stopped as of one that is forbidden.
 */
const tolerated = /directive 'manifest-src'|status of 404|\/sw\.js due to access control checks/;

/**
 * Has WebKit open pages of the built site, one after the other, and writes down what its console says. Driven it
 * keeps that to itself, so that here the server sends it from page to page.
 * @param paths of the pages
 * @returns the errors and warnings
 */
export async function readConsole(paths: readonly string[]): Promise<string[]> {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKit is missing.');
  await using site = await serveSite();
  await using desk = await prepareDesk(programs, 'en-GB');
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<string>();
  site.fault = (path, response) => {
    const next = paths[paths.indexOf(path) + 1];
    if (paths.includes(path)) response.setHeader('Refresh', `0.7; url=${next ?? '/end'}`);
    if (path === '/end') arrive(path);
    return false;
  };
  const browser = spawn(
    programs.browser,
    ['--enable-write-console-messages-to-stdout=true', `${site.url}${paths[0] ?? '/'}`],
    { env: desk.env, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const said = text(browser.stderr);
  await arrived;
  await end(browser);
  return (await said).split('\n').filter((line) => line.includes('CONSOLE') && !tolerated.test(line));
}
