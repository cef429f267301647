import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { type AppOptions, createApp } from '#server/app.ts';
import type { ReadVariant } from '#server/built-site.ts';
import { readBuild } from '#server/read-build.ts';
import { buildSite, smallSite } from '#tests/support/small-site.ts';

const site = await buildSite();
const build = await readBuild(site.folder);
afterAll(() => site[Symbol.asyncDispose]());
afterEach(() => void vi.restoreAllMocks());

/** Sends a request to a handler with a fault. Returns the response and the lines of the log. */
async function ask(path: string, fault: Partial<AppOptions>) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const handle = createApp({ ...build, ...fault });
  const response = await handle(new Request(`http://localhost${path}`));
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
    lines: log.mock.calls.map(([line]) => String(line)),
  };
}

/** Throws instead of reading files whose path matches. */
const failing =
  (broken: RegExp, thrown: unknown = new Error('disk /var/secret is\ngone')): ReadVariant =>
  (variant) => {
    if (broken.test(variant.file)) throw thrown;
    return build.readVariant(variant);
  };

test.each([
  ['/about?mail=a@b.example', '/about', 'error.html'],
  ['/nl/about', '/nl/about', 'nl/error.html'],
])('error page: %s that fails shows it, with the details only in the log', async (address, path, page) => {
  const { status, headers, text, lines } = await ask(address, { readVariant: failing(/about/) });
  expect({ status, text }).toEqual({ status: 500, text: smallSite[page] });
  expect(JSON.stringify(headers)).not.toContain('secret');
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toMatch(/[\n\r]|b\.example/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    requestId: headers['x-request-id'],
    method: 'GET',
    path,
    status: 500,
    message: 'disk /var/secret is\ngone',
  });
});

test.each([
  ['/about', 'An error occurred while showing the error page', 'Go back to home', '/'],
  ['/nl/about', 'Er ging iets mis bij het tonen van de foutpagina', 'Terug naar de startpagina', '/nl'],
])('fallback error page: %s says "%s" with a link "%s"', async (path, title, link, href) => {
  const { status, headers, text, lines } = await ask(path, { readVariant: failing(/about|error/) });
  expect(status).toBe(500);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(text).toContain(`<h1>${title}</h1>`);
  expect(text).toContain(`<a href="${href}">${link}</a>`);
  expect(text).not.toContain('secret');
  expect(lines).toHaveLength(2);
});

test.each(['greeting', 'constructor'])('middleware: an unknown name, %s, is a 500', async (name) => {
  const { status, text, lines } = await ask('/nl', { middleware: ['methods', name] });
  expect({ status, text }).toEqual({ status: 500, text: smallSite['nl/error.html'] });
  expect(lines.join()).toContain(String.raw`Unknown middleware \"${name}\"`);
});
