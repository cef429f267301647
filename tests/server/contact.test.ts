import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test as sequentialTest } from 'vitest';
import { openDatabase } from '#server/contact/outbox.ts';
import { siteFolder } from '#tests/fixtures/sites.ts';
import {
  fastClock,
  formHeaders,
  jumpingClock,
  outboxFolder,
  post,
  startMailServer,
  typed,
} from '#tests/support/contact.ts';
import { root } from '#tests/support/folders.ts';
import { killRepeatedly } from '#tests/support/kill-server.ts';
import { runWith } from '#tests/support/run-command.ts';
import { ask, launch, start } from '#tests/support/server-process.ts';

// They wait for their servers more than they work.
const test = sequentialTest.concurrent;

const site = siteFolder('full');

const day = 24 * 60 * 60_000;
const many = { FORM_LIMIT: '1000', FORM_TOTAL: '1000' };

const outboxStatus = async (port: number) =>
  (JSON.parse((await ask(port, '/_health')).body.toString()) as { outbox: string }).outbox;

test('contact: without a mail server, messages are stored for this user only, and each start says where', async () => {
  await using outbox = await outboxFolder();
  await using server = await start(site, { OUTBOX: outbox.folder });
  expect(await post(server.port, 'Hello')).toBe(303);
  for (const file of ['', ...(await readdir(outbox.folder))]) {
    expect((await stat(join(outbox.folder, file))).mode & 0o077, file).toBe(0);
  }
  expect(await outboxStatus(server.port)).toBe('ok');
  server.child.kill('SIGTERM');
  expect(await server.stderr).toContain(outbox.folder);
});

test('contact: a mail has one sender, one recipient and the text, whatever was typed', async () => {
  await using outbox = await outboxFolder();
  await using mail = await startMailServer();
  await using server = await start(site, {
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
  expect(body).toBe('Your name: Ada Bcc: all@evil.example <b>\r\nYour email address: ada@quay.example');
  await expect.poll(() => outbox.list()).toEqual([]);
});

test.each([
  ['refuses for now', () => 451],
  ['refuses for good', () => 550],
  ['disconnects in the middle', () => 'drop' as const],
  ['never answers', () => 'hang' as const],
])('contact: a mail server that %s at first gets the message later', async (_, fault) => {
  await using outbox = await outboxFolder();
  await using mail = await startMailServer((_mail, before) => (before < 2 ? fault() : 'take'));
  await using server = await start(site, { ...mail.env, ...fastClock, OUTBOX: outbox.folder });
  expect(await post(server.port, 'Hello')).toBe(303);
  await expect.poll(mail.bodies, { timeout: 20_000 }).toEqual(['Hello']);
  await expect.poll(() => outbox.list()).toEqual([]);
  server.child.kill('SIGTERM');
  const log = await server.stderr;
  expect(log.match(/could not be delivered/g)).toHaveLength(2);
  expect(log).not.toMatch(/ada|hello|quay/i);
});

test('contact: a mail server that takes one of three delays only the others', async () => {
  await using outbox = await outboxFolder();
  await using mail = await startMailServer((text) => (/message [036]/.test(text) ? 'take' : 452));
  await using server = await start(site, { ...mail.env, ...many, OUTBOX: outbox.folder });
  for (let number = 0; number < 9; number += 1)
    expect(await post(server.port, `message ${number}`)).toBe(303);
  await expect.poll(() => mail.bodies().toSorted()).toEqual(['message 0', 'message 3', 'message 6']);
  await expect.poll(() => outbox.list().length).toBe(6);
});

test.each([
  [2, 'stuck', 1, /"level":"error".*more than a day/],
  [31, 'ok', 0, /"level":"error".*deleted after 30 days/],
])(
  'contact: a message that has waited for %i days and is only stored: %s',
  async (days, status, left, line) => {
    await using outbox = await outboxFolder();
    openDatabase(outbox.folder, 'rwc').exec(
      `INSERT INTO messages (id, message, waited) VALUES ('1-a', '{}', ${days * day})`,
    );
    await using server = await start(site, { ...fastClock, OUTBOX: outbox.folder });
    await expect.poll(() => outbox.list().length).toBe(left);
    await expect.poll(() => outboxStatus(server.port)).toBe(status);
    expect((await ask(server.port, '/_health')).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.stderr).toMatch(line);
  },
);

test.each([
  ['is in 1970 at the start', -20_000, 0],
  ['jumps a month ahead', 0, 31],
])('contact: no message is lost when the clock %s', async (_, days, daysLater) => {
  await using outbox = await outboxFolder();
  let isDown = true;
  await using mail = await startMailServer(() => (isDown ? 451 : 'take'));
  const clock = jumpingClock(days, 1, daysLater);
  await using server = await start(site, { ...mail.env, ...clock, OUTBOX: outbox.folder });
  expect(await post(server.port, 'before')).toBe(303);
  // Three of the server's minutes.
  await pause(3000);
  expect(await post(server.port, 'after')).toBe(303);
  isDown = false;
  await expect.poll(() => mail.bodies().toSorted()).toEqual(['after', 'before']);
  await expect.poll(() => outbox.list()).toEqual([]);
});

test('contact: a delivery that takes long is not repeated by another server', async () => {
  await using outbox = await outboxFolder();
  await using mail = await startMailServer(undefined, {
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, callback) => void setTimeout(callback, 1500),
  });
  const env = { ...mail.env, ...fastClock, OUTBOX: outbox.folder };
  await using one = await start(site, env);
  await using two = await start(site, env);
  expect(await post(two.port, 'Hello')).toBe(303);
  await expect.poll(() => outbox.list()).toEqual([]);
  expect(await outboxStatus(one.port)).toBe('ok');
  // A second delivery would have begun by now.
  await pause(1500);
  expect(mail.bodies()).toEqual(['Hello']);
});

test('contact: a sign-in that is refused is tried once, however many messages wait', async () => {
  await using outbox = await outboxFolder();
  let signIns = 0;
  await using mail = await startMailServer(undefined, {
    disabledCommands: ['STARTTLS'],
    authOptional: false,
    allowInsecureAuth: true,
    onAuth(_auth, _session, callback) {
      signIns += 1;
      callback(Object.assign(new Error('wrong'), { responseCode: 535 }));
    },
  });
  const url = mail.env.SMTP_URL.replace('//', '//user:s3cret@');
  await using server = await start(site, {
    ...mail.env,
    ...fastClock,
    SMTP_URL: url,
    OUTBOX: outbox.folder,
  });
  for (const body of ['one', 'two', 'three']) expect(await post(server.port, body)).toBe(303);
  // Five of the server's minutes.
  await pause(5000);
  expect(signIns).toBe(1);
  server.child.kill('SIGTERM');
  const log = await server.stderr;
  expect(log).toContain('Invalid login (EAUTH 535)');
  expect(log).not.toContain('s3cret');
});

test('contact: a mail server on this machine may have a certificate of its own', async () => {
  await using outbox = await outboxFolder();
  await using mail = await startMailServer(undefined, {});
  const url = mail.env.SMTP_URL.replace('127.0.0.1', 'localhost');
  await using server = await start(site, { ...mail.env, SMTP_URL: url, OUTBOX: outbox.folder });
  expect(await post(server.port, 'Hello')).toBe(303);
  await expect.poll(mail.bodies).toEqual(['Hello']);
});

test('contact: without the outbox, which somebody has deleted, nothing is "sent"', async () => {
  await using outbox = await outboxFolder();
  await using server = await start(site, { OUTBOX: outbox.folder });
  await rm(outbox.folder, { recursive: true });
  expect(await post(server.port, 'Hello')).toBe(503);
  expect(await outboxStatus(server.port)).toBe('ok');
});

test('contact: the same content within ten minutes is stored once, also across a restart', async () => {
  await using outbox = await outboxFolder();
  for (let round = 0; round < 2; round += 1) {
    await using server = await start(site, { OUTBOX: outbox.folder });
    const twice = await Promise.all([post(server.port, 'Hello'), post(server.port, 'Hello')]);
    expect(twice).toEqual([303, 303]);
  }
  expect(outbox.list()).toHaveLength(1);
});

test('contact: too many messages from one address, and in total, are answered with 429', async () => {
  await using outbox = await outboxFolder();
  const env = { FORM_LIMIT: '2', FORM_TOTAL: '4', FORM_ADDRESS_HEADER: 'X-Real-IP', OUTBOX: outbox.folder };
  await using server = await start(site, env);
  let number = 0;
  const from = (address: string) => post(server.port, `message ${number++}`, {}, { 'X-Real-IP': address });
  const statuses: number[] = [];
  const network = '2001:db8:1:2';
  for (const address of [
    `${network}::1`,
    `[${network}::2]:443`,
    `${network}:f::1`,
    '192.0.2.1:50001',
    '::ffff:192.0.2.1',
  ])
    statuses.push(await from(address));
  expect(statuses).toEqual([303, 303, 429, 303, 303]);
  expect(await from('192.0.2.1')).toBe(429);
  const refused = await ask(server.port, '/contact', formHeaders, 'POST', typed('A long text'));
  expect(refused.body.toString()).toContain('<li data-problem="limit"');
  expect(refused.body.toString()).toContain('A long text</textarea>');
});

test('contact: on a full disk the visitor keeps the text, and nothing that was sent is lost', async () => {
  await using outbox = await outboxFolder();
  // In blocks of 512 bytes: enough for an empty database.
  await using server = await start(site, { ...many, OUTBOX: outbox.folder }, 'ulimit -f 80');
  const send = (number: number) =>
    ask(server.port, '/contact', formHeaders, 'POST', typed(`${number} ${'long '.repeat(700)}`));
  let sent = 0;
  let answer = await send(0);
  for (; answer.status === 303; answer = await send(sent)) sent += 1;
  expect(sent).toBeGreaterThan(0);
  expect(answer.status).toBe(503);
  expect(answer.body.toString()).toContain('<li data-problem="failed"');
  expect(answer.body.toString()).toContain(`${sent} long`);
  expect(outbox.list()).toHaveLength(sent);
});

test.each([
  [{ SMTP_URL: 'mail.quay.example:s3cret' }, 'SMTP_URL is invalid, expected a value such as smtps://'],
  [{ SMTP_URL: 'smtps://a:1#s3cret@mail.quay.example' }, 'SMTP_URL is invalid'],
  [{ SMTP_URL: 'smtps://a:1/s3cret@mail.quay.example' }, 'SMTP_URL is invalid'],
  [{ SMTP_URL: 'smtps://a:s3cret@mail.quay.example' }, 'Set both SMTP_URL and MAIL_TO, or neither.'],
  [{ MAIL_TO: 'Ada <ada@quay.example>' }, 'MAIL_TO is "Ada <ada@quay.example>", expected an address'],
  [{ FORM_LIMIT: '0' }, 'FORM_LIMIT is "0", expected a whole number from 1'],
  [{ FORM_TOTAL: 'many' }, 'FORM_TOTAL is "many", expected'],
  [{ FORM_ADDRESS_HEADER: 'X: y' }, 'FORM_ADDRESS_HEADER is "X: y", expected the name of a header'],
  [{ OUTBOX: join(site, 'outbox') }, "is in the build's folder"],
  [{ OUTBOX: '/dev/null/outbox' }, "OUTBOX: /dev/null/outbox/outbox.sqlite can't be used"],
])('contact: %j stops the start', async (env, message) => {
  const server = launch(site, env as unknown as Record<string, string>);
  expect(await server.ended).toBe(1);
  const error = await server.stderr;
  expect(error).toContain(message);
  expect(error).not.toContain('s3cret');
});

const command = (folder: string, ...args: string[]) =>
  runWith({ OUTBOX: folder }, root, 'tools/operate/outbox.ts', ...args);

test('outbox: the command shows messages, and deletes one', async () => {
  await using outbox = await outboxFolder();
  await using server = await start(site, { OUTBOX: outbox.folder });
  for (const body of ['one', 'two']) expect(await post(server.port, body)).toBe(303);
  const { out } = await command(outbox.folder);
  expect(out).toContain('ada@quay.example');
  const [oldest = ''] = out.split('\n');
  expect((await command(outbox.folder, 'delete', oldest, 'unknown')).out).toMatch(/: 1\.$/m);
  expect(outbox.list()).toHaveLength(1);
});

test('outbox: no outbox and a damaged one are errors of the command and at the start', async () => {
  await using outbox = await outboxFolder();
  const missing = await command(outbox.folder);
  expect(missing.code).toBe(1);
  expect(missing.err).toContain("set OUTBOX to the server's folder");
  await mkdir(outbox.folder);
  await writeFile(join(outbox.folder, 'outbox.sqlite'), 'SQLite format 3'.repeat(1000));
  const damaged = await command(outbox.folder);
  expect([damaged.code, damaged.out]).toEqual([1, '']);
  expect(damaged.err).toContain('move it away');
  const server = launch(site, { OUTBOX: outbox.folder });
  expect(await server.ended).toBe(1);
  expect(await server.stderr).toContain('move it away');
});

test('contact: two servers, of which one is killed, lose no message, whatever their clocks say', async () => {
  expect(await killRepeatedly(4, 100)).toEqual({ sent: 100, lost: 0, tooManyTwice: false });
});
