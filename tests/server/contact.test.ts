import { readdirSync, rmSync } from 'node:fs';
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  fastClock,
  formHeaders,
  outboxFolder,
  post,
  siteWithForm,
  startMailServer,
  typed,
} from '#tests/support/contact.ts';
import { root } from '#tests/support/folders.ts';
import { killRepeatedly } from '#tests/support/kill-server.ts';
import { runWith } from '#tests/support/run-command.ts';
import { ask, launch, start } from '#tests/support/server-process.ts';
import { buildSite } from '#tests/support/small-site.ts';

const site = await buildSite(siteWithForm);
afterAll(() => site[Symbol.asyncDispose]());

const day = 24 * 60 * 60_000;
const many = { FORM_LIMIT: '1000', FORM_TOTAL: '1000' };

/** Writes a message as if it had been received some days ago. */
async function writeOld(folder: string, days: number) {
  await mkdir(folder, { mode: 0o700, recursive: true });
  const id = `${Date.now() - days * day}-0123456789abcdef`;
  await writeFile(
    join(folder, `${id}.json`),
    JSON.stringify({ id, name: 'Ada', email: 'a@b.example', message: 'old' }),
  );
}

const outboxStatus = async (port: number) =>
  (JSON.parse((await ask(port, '/_health')).body.toString()) as { outbox: string }).outbox;

test('contact: without a mail server, messages are stored for this user only, and each start says where', async () => {
  await using outbox = await outboxFolder();
  await using server = await start(site.folder, { OUTBOX: outbox.folder });
  expect(await post(server.port, 'Hello')).toBe(303);
  const [file = ''] = await outbox.list();
  const modes = [outbox.folder, join(outbox.folder, file)].map(
    async (path) => (await stat(path)).mode & 0o777,
  );
  expect(await Promise.all(modes)).toEqual([0o700, 0o600]);
  expect(await outboxStatus(server.port)).toBe('ok');
  server.child.kill('SIGTERM');
  expect(await server.stderr).toContain(outbox.folder);
});

test('contact: a mail has one sender, one recipient and the text, whatever was typed', async () => {
  await using outbox = await outboxFolder();
  await using mail = await startMailServer();
  await using server = await start(site.folder, {
    ...mail.env,
    MAIL_FROM: 'site@quay.example',
    OUTBOX: outbox.folder,
  });
  const name = 'Ada\r\nBcc: all@evil.example\r\n\r\n<b>';
  expect(
    await post(server.port, '<script>alert(1)</script>\r\n.\r\nRCPT TO:<x@evil.example>', { name }),
  ).toBe(303);
  await expect.poll(() => mail.taken.length).toBe(1);
  const [head = '', body = ''] = mail.taken[0]?.split('\r\n\r\n', 2) ?? [];
  expect(head).toMatch(/^From: site@quay\.example\r\n/);
  expect(head.match(/^(?:To|Cc|Bcc|Reply-To|Content-Type): .*$/gm)).toEqual([
    'To: hello@quay.example',
    'Reply-To: ada@quay.example',
    'Content-Type: text/plain; charset=utf-8',
  ]);
  expect(head).toMatch(/^Message-ID: <\d+-[0-9a-f]{16}@quay\.example>$/m);
  expect(body).toBe('Ada Bcc: all@evil.example <b>\r\nada@quay.example');
  await expect.poll(outbox.list).toEqual([]);
});

test.each([
  ['refuses for now', () => 451],
  ['refuses for good', () => 550],
  ['disconnects in the middle', () => 'drop' as const],
  ['never answers', () => 'hang' as const],
])('contact: a mail server that %s at first gets the message later', async (_, fault) => {
  await using outbox = await outboxFolder();
  await using mail = await startMailServer((_mail, before) => (before < 2 ? fault() : 'take'));
  await using server = await start(site.folder, { ...mail.env, ...fastClock, OUTBOX: outbox.folder });
  expect(await post(server.port, 'Hello')).toBe(303);
  await expect.poll(mail.bodies, { timeout: 20_000 }).toEqual(['Hello']);
  await expect.poll(outbox.list).toEqual([]);
  server.child.kill('SIGTERM');
  const log = await server.stderr;
  expect(log.match(/could not be delivered/g)).toHaveLength(2);
  expect(log).not.toMatch(/ada|hello|quay/i);
});

test('contact: a message that is deleted while it is delivered is no failure', async () => {
  await using outbox = await outboxFolder();
  await using mail = await startMailServer(() => {
    for (const file of readdirSync(outbox.folder)) rmSync(join(outbox.folder, file));
    return 'take';
  });
  await using server = await start(site.folder, { ...mail.env, OUTBOX: outbox.folder });
  expect(await post(server.port, 'Hello')).toBe(303);
  await expect.poll(mail.bodies).toEqual(['Hello']);
  server.child.kill('SIGTERM');
  expect(await server.stderr).not.toContain('could not be delivered');
});

test('contact: a mail server that takes one of three delays only the others', async () => {
  await using outbox = await outboxFolder();
  await using mail = await startMailServer((text) => (/message [036]/.test(text) ? 'take' : 452));
  await using server = await start(site.folder, { ...mail.env, ...many, OUTBOX: outbox.folder });
  for (let number = 0; number < 9; number += 1)
    expect(await post(server.port, `message ${number}`)).toBe(303);
  await expect.poll(() => mail.bodies().toSorted()).toEqual(['message 0', 'message 3', 'message 6']);
  await expect.poll(async () => (await outbox.list()).length).toBe(6);
});

test('contact: after a restart, messages are delivered when they are due', async () => {
  await using outbox = await outboxFolder();
  await using mail = await startMailServer();
  await writeOld(outbox.folder, 0);
  await outbox.makeDue(new Date(Date.now() + 60_000));
  {
    await using server = await start(site.folder, { ...mail.env, OUTBOX: outbox.folder });
    expect(await post(server.port, 'new')).toBe(303);
    await expect.poll(mail.bodies).toEqual(['new']);
  }
  await outbox.makeDue();
  await using server = await start(site.folder, { ...mail.env, OUTBOX: outbox.folder });
  expect(server.port).toBeGreaterThan(0);
  await expect.poll(mail.bodies).toEqual(['new', 'old']);
});

test.each([
  [2, 'stuck', 1, /"level":"error".*more than a day/],
  [31, 'ok', 0, /"level":"error".*deleted after 30 days/],
])('contact: a message of %i days ago: %s', async (days, status, left, line) => {
  await using outbox = await outboxFolder();
  await writeOld(outbox.folder, days);
  await using server = await start(site.folder, { OUTBOX: outbox.folder });
  await expect.poll(async () => (await outbox.list()).length).toBe(left);
  await expect.poll(() => outboxStatus(server.port)).toBe(status);
  expect((await ask(server.port, '/_health')).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.stderr).toMatch(line);
});

test('contact: the same content within ten minutes is stored once, also across a restart', async () => {
  await using outbox = await outboxFolder();
  for (let round = 0; round < 2; round += 1) {
    await using server = await start(site.folder, { OUTBOX: outbox.folder });
    const twice = await Promise.all([post(server.port, 'Hello'), post(server.port, 'Hello')]);
    expect(twice).toEqual([303, 303]);
  }
  expect(await outbox.list()).toHaveLength(1);
});

test('contact: too many messages from one address, and in total, are answered with 429', async () => {
  await using outbox = await outboxFolder();
  const env = { FORM_LIMIT: '2', FORM_TOTAL: '4', FORM_ADDRESS_HEADER: 'X-Real-IP', OUTBOX: outbox.folder };
  await using server = await start(site.folder, env);
  let number = 0;
  const from = (address: string) => post(server.port, `message ${number++}`, {}, { 'X-Real-IP': address });
  const statuses: number[] = [];
  for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'])
    statuses.push(await from(address));
  expect(statuses).toEqual([303, 303, 429, 303, 303, 429]);
  const refused = await ask(server.port, '/contact', formHeaders, 'POST', typed('A long text'));
  expect(refused.headers['retry-after']).toBe('600');
  expect(refused.body.toString()).toContain('<p data-problem="limit">');
  expect(refused.body.toString()).toContain('A long text</textarea>');
});

test('contact: on a full disk the visitor keeps the text, and later messages are stored', async () => {
  await using outbox = await outboxFolder();
  await using server = await start(site.folder, { OUTBOX: outbox.folder }, 'ulimit -f 0');
  const { status, body } = await ask(server.port, '/contact', formHeaders, 'POST', typed('A long text'));
  expect(status).toBe(503);
  expect(body.toString()).toContain('<p data-problem="failed">');
  expect(body.toString()).toContain('A long text</textarea>');
  expect(await outbox.list()).toEqual([]);
  server.child.kill('SIGTERM');
  expect(await server.stderr).toMatch(/EFBIG/);
});

test.each([
  [{ SMTP_URL: 'mail.quay.example:s3cret' }, 'SMTP_URL is invalid, expected a value such as smtps://'],
  [{ SMTP_URL: 'smtps://a:s3cret@mail.quay.example' }, 'Set both SMTP_URL and MAIL_TO, or neither.'],
  [{ MAIL_TO: 'Ada <ada@quay.example>' }, 'MAIL_TO is "Ada <ada@quay.example>", expected an address'],
  [{ FORM_LIMIT: '0' }, 'FORM_LIMIT is "0", expected a whole number from 1'],
  [{ FORM_TOTAL: 'many' }, 'FORM_TOTAL is "many", expected'],
  [{ FORM_ADDRESS_HEADER: 'X: y' }, 'FORM_ADDRESS_HEADER is "X: y", expected the name of a header'],
  [{ OUTBOX: join(site.folder, 'outbox') }, "is in the build's folder"],
  [{ OUTBOX: '/dev/null/outbox' }, "OUTBOX: /dev/null/outbox can't be used"],
])('contact: %j stops the start', async (env, message) => {
  const server = launch(site.folder, env as unknown as Record<string, string>);
  expect(await server.ended).toBe(1);
  const error = await server.stderr;
  expect(error).toContain(message);
  expect(error).not.toContain('s3cret');
});

test('contact: an outbox that others can read stops the start', async () => {
  await using outbox = await outboxFolder();
  await mkdir(outbox.folder);
  await chmod(outbox.folder, 0o755);
  const server = launch(site.folder, { OUTBOX: outbox.folder });
  expect(await server.ended).toBe(1);
  expect(await server.stderr).toContain(`run "chmod 700 ${outbox.folder}"`);
});

test('outbox: the command shows messages, and deletes one', async () => {
  await using outbox = await outboxFolder();
  await writeOld(outbox.folder, 1);
  await writeOld(outbox.folder, 2);
  const command = (...args: string[]) =>
    runWith({ OUTBOX: outbox.folder }, root, 'operate/outbox.ts', ...args);
  const { out } = await command();
  expect(out).toContain('a@b.example');
  const [oldest = ''] = out.split('\n');
  expect((await command('delete', oldest, 'unknown')).out).toContain('1 messages wait');
  expect(await outbox.list()).toHaveLength(1);
});

test('contact: a server that is killed while messages come in loses none that it answered', async () => {
  expect(await killRepeatedly(4, 100)).toEqual({ sent: 100, lost: 0 });
});
