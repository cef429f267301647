import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askFor, createDescriber, expectFiles } from '#tests/support/answers.ts';
import { outboxFolder } from '#tests/support/contact.ts';
import { dist, project } from '#tests/support/folders.ts';
import { manifest } from '#tests/support/manifest.ts';
import { type Answer, ask, freePort, type Listener, waitForPort } from '#tests/support/server-process.ts';
import { type Case, cases } from './conformance-cases.ts';

/** The hosts, by the scripts that start them. */
const hosts = { Node: 'serve', Workers: 'serve:edge' };

const titleOf = ({ request, sent, body }: Case) =>
  [request, ...Object.entries(sent ?? {}).map((pair) => pair.join(': ')), body?.toString().slice(0, 60)]
    .filter(Boolean)
    .map((part) => JSON.stringify(part))
    .join(' | ');

/** The answers to all rows as a text, in which what protects a page is given once. */
function describeAll(answers: Answer[]): string {
  const describe = createDescriber(dist);
  const protections: string[] = [];
  const blocks = cases.map((row, index) => {
    const { headers, protection } = describe(answers[index] ?? expect.unreachable());
    const all = protection.join('\n  ');
    if (!protections.includes(all)) protections.push(all);
    return [titleOf(row), ...headers, `protection ${protections.indexOf(all) + 1}`].join('\n  ');
  });
  return [...blocks, ...protections.map((all, index) => `protection ${index + 1}\n  ${all}`), ''].join(
    '\n\n',
  );
}

describe.each(Object.entries(hosts))('%s', (_, script) => {
  let host: Listener;
  let outbox: Awaited<ReturnType<typeof outboxFolder>>;
  beforeAll(async () => {
    outbox = await outboxFolder();
    const port = await freePort();
    const env = { ...process.env, PORT: String(port), OUTBOX: outbox.folder };
    host = await waitForPort(spawn('npm', ['run', script], { cwd: project, env }), port);
  });
  afterAll(async () => {
    await host[Symbol.asyncDispose]();
    await outbox[Symbol.asyncDispose]();
  });

  const answers: Answer[] = [];
  const countOf = (wanted: number) => answers.filter(({ status }) => status === wanted).length;

  test('answers: are those that are noted', async () => {
    for (const row of cases) answers.push(await askFor(host.port, row));
    await expect(describeAll(answers)).toMatchFileSnapshot('conformance.txt');
  });

  test('contact: messages are stored once, those with a mistake never', () => {
    const accepted = cases.filter((_, index) => answers[index]?.status === 303);
    const distinct = new Set(accepted.map(({ body }) => body?.toString()));
    expect(outbox.list()).toHaveLength(script === hosts.Node ? distinct.size : 0);
  });

  test('/_health: names the day and the release that are served, and the state of the outbox', async () => {
    const { day, release } = manifest;
    const { body } = await ask(host.port, '/_health');
    expect(JSON.parse(body.toString())).toEqual({
      status: 'ok',
      day,
      release,
      outbox: script === hosts.Node ? 'ok' : 'off',
      refusedForms: countOf(403),
    });
  });

  test('every file of the build is answered with its type and content', () =>
    expectFiles(host.port, manifest, dist));

  test('ETag: each coding has its own, and only that one is answered with 304', async () => {
    const codings = ['identity', 'gzip', 'br'];
    const get = (coding: string, headers = {}) =>
      ask(host.port, '/about', { 'Accept-Encoding': coding, ...headers });
    const tags = (await Promise.all(codings.map((coding) => get(coding)))).map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(codings.length);
    for (const tag of tags) {
      for (const [index, coding] of codings.entries()) {
        const { status } = await get(coding, { 'If-None-Match': `"x", W/${tag}` });
        expect(status, `${tag} for ${coding}`).toBe(tags[index] === tag ? 304 : 200);
      }
    }
  });

  test.each(['/about', '/nope', '/nl/', '/rss.xml', '/icon-512.png'])(
    'HEAD and 304: %s has the headers of GET and no body',
    async (path) => {
      const cached = ['cache-control', 'etag', 'vary', 'content-security-policy', 'location'];
      const pick = ({ headers }: Answer, names: string[]) => names.map((header) => headers[header]);
      const answer = await ask(host.port, path);
      const head = await ask(host.port, path, {}, 'HEAD');
      expect([head.status, head.body.length]).toEqual([answer.status, 0]);
      expect(pick(head, [...cached, 'content-type'])).toEqual(pick(answer, [...cached, 'content-type']));
      if (answer.status !== 200) return;
      const notModified = await ask(host.port, path, { 'If-None-Match': '*' });
      expect([notModified.status, notModified.body.length]).toEqual([304, 0]);
      expect(pick(notModified, cached)).toEqual(pick(answer, cached));
      expect(notModified.headers['content-type']).toBeUndefined();
    },
  );
});
