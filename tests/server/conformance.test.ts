import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askFor, expectAnswer, expectFiles } from '#tests/support/answers.ts';
import { outboxFolder } from '#tests/support/contact.ts';
import { dist, project } from '#tests/support/folders.ts';
import { manifest } from '#tests/support/manifest.ts';
import { ask, freePort, waitForPort, type Answer, type Listener } from '#tests/support/server-process.ts';
import { cases } from './conformance-cases.ts';

/** The hosts, by the scripts that start them. */
const hosts = { Node: 'serve', Workers: 'serve:edge' };

const accepted = cases.filter(({ status }) => status === 303).map(({ body }) => body?.toString());
const acceptedMessages = new Set(accepted).size;

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

  test.each(
    cases.map((row) => ({
      ...row,
      title: [row.request, ...Object.values(row.sent ?? {}), row.body?.toString().slice(0, 60)].join(' | '),
    })),
  )('$title: $status', async ({ title: _, ...row }) => {
    const answer = await askFor(host.port, row);
    expectAnswer(answer, row, dist);
    expect(answer.headers).not.toHaveProperty('x-powered-by');
    expect(answer.headers).not.toHaveProperty('server');
  });

  test('contact: messages are stored once, those with a mistake never', async () => {
    expect(outbox.list()).toHaveLength(script === hosts.Node ? acceptedMessages : 0);
  });

  test('/_health: names the day and the release that are served, and the state of the outbox', async () => {
    const { day, release } = manifest;
    const { body } = await ask(host.port, '/_health');
    expect(JSON.parse(body.toString())).toEqual({
      status: 'ok',
      day,
      release,
      outbox: script === hosts.Node ? 'ok' : 'off',
      refusedForms: cases.filter(({ status }) => status === 403).length,
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
