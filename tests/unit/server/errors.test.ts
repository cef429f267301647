import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp, type AppOptions } from '#server/app.ts';
import { readBuild } from '#server/read-build.ts';
import type { BuildFiles } from '#server/site.ts';
import { buildSite, smallSite } from '#tests/support/small-site.ts';

let site: Awaited<ReturnType<typeof buildSite>>;
let build: Awaited<ReturnType<typeof readBuild>>;

beforeAll(async () => {
  site = await buildSite();
  build = await readBuild(site.folder);
});
afterAll(() => site[Symbol.asyncDispose]());
afterEach(() => void vi.restoreAllMocks());

/** Asks a handler that is set up with a fault; gives the answer and the lines that it logged. */
async function askFaulty(path: string, fault: Partial<AppOptions>, method = 'GET') {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const handle = createApp({ ...build, ...fault });
  const answer = await handle(new Request(`http://localhost${path}`, { method }));
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    text: await answer.text(),
    lines: log.mock.calls.map(([line]) => String(line)),
  };
}

/** Files of which some cannot be read. */
const failing = (broken: RegExp, thrown: unknown = new Error('disk /var/secret is gone')): BuildFiles => ({
  read(variant) {
    if (broken.test(variant.file)) throw thrown;
    return build.files.read(variant);
  },
});

describe('an error while answering', () => {
  test.each([
    ['/about', 'error.html'],
    ['/nl/about', 'nl/error.html'],
  ])('%s shows %s, and details go to the log only', async (path, page) => {
    const { status, headers, text, lines } = await askFaulty(path, { files: failing(/about/) });
    expect({ status, text }).toEqual({ status: 500, text: smallSite[page] });
    expect(JSON.stringify(headers)).not.toContain('secret');
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      requestId: headers['x-request-id'],
      method: 'GET',
      path,
      status: 500,
      message: 'disk /var/secret is gone',
    });
  });

  test('a line stays one line, and holds no query', async () => {
    const { lines } = await askFaulty('/about?mail=a@b.example', {
      files: failing(/about/, new Error('a\nb\r\nc')),
    });
    expect(lines.join()).not.toMatch(/[\n\r]|b\.example/);
  });

  test.each([
    ['the page is unknown', '/unknown', /404/, 404],
    ['another page failed first', '/about', /about|error/, 500],
  ])(
    'where even the error page fails, as %s, a reader has the first line’s id',
    async (_, path, broken, want) => {
      const { status, headers, lines } = await askFaulty(path, { files: failing(broken) });
      expect(status).toBe(want);
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: headers['x-request-id'], path });
    },
  );

  test('whatever is thrown, the last page answers', async () => {
    for (const thrown of ['a text', null, { status: 200 }]) {
      const { status, text, lines } = await askFaulty('/about', { files: failing(/./, thrown) });
      expect(status).toBe(500);
      expect(text).toContain('An error occurred while rendering the page.');
      expect(lines.length).toBeGreaterThan(0);
    }
  });
});

describe('an unknown middleware', () => {
  test.each([
    ['/about', 'error.html'],
    ['/nl', 'nl/error.html'],
    ['/robots.txt', 'error.html'],
  ])('answers %s with 500 and %s', async (path, page) => {
    const { status, text, lines } = await askFaulty(path, { middleware: ['methods', 'greeting'] });
    expect({ status, text }).toEqual({ status: 500, text: smallSite[page] });
    expect(lines.join()).toMatch(/Unknown middleware \\"greeting\\"/);
  });
});

describe('an error page that fails itself', () => {
  test.each([
    ['/about', 'An error occurred while showing the error page', 'Go back to home', '/'],
    ['/nl/about', 'Er ging iets mis bij het tonen van de foutpagina', 'Terug naar de startpagina', '/nl'],
  ])('%s says “%s” with a link “%s” to %s', async (path, words, link, href) => {
    const { status, headers, text, lines } = await askFaulty(path, { files: failing(/about|error/) });
    expect(status).toBe(500);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(text).toContain(`<h1>${words}</h1>`);
    expect(text).toContain(`<a href="${href}">${link}</a>`);
    expect(text).not.toContain('secret');
    expect(lines).toHaveLength(2);
  });

  test('a build without one gets the last page too, with the status that it was about', async () => {
    const manifest = {
      ...build.manifest,
      files: build.manifest.files.filter(({ page }) => page?.route !== '/error'),
    };
    const { status, headers, text } = await askFaulty('/', { manifest }, 'POST');
    expect({ status, allow: headers['allow'] }).toEqual({ status: 405, allow: 'GET, HEAD' });
    expect(text).toContain('Go back to home');
  });

  test('the page for unknown addresses may fail as well', async () => {
    const { status, text } = await askFaulty('/nope', { files: failing(/404/) });
    expect(status).toBe(404);
    expect(text).toContain('Go back to home');
  });
});
