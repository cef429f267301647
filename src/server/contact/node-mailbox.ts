import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTransport } from 'nodemailer';
import type { readContactVariables } from '#env';
import { type MailAddresses, type Mailbox, writeMail } from '#server/contact/message.ts';
import { type Deliver, openOutbox } from '#server/contact/outbox.ts';
import { logLine } from '#server/log.ts';

type Variables = ReturnType<typeof readContactVariables>;

const second = 1000;

/** The folder of the outbox. A relative path is one in the project. */
export const outboxFolder = ({ outbox }: Variables): string =>
  resolve(fileURLToPath(new URL('../../../', import.meta.url)), outbox);

/** Delivers messages by SMTP, encrypted unless the mail server is on this machine. */
function createDelivery({ url, ...addresses }: MailAddresses & { url: string }): Deliver {
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
  const transport = createTransport({
    url,
    requireTLS: !isLocal,
    opportunisticTLS: isLocal,
    // Debian's Postfix offers TLS with a certificate that it has made itself, or without one.
    tls: { rejectUnauthorized: !isLocal },
    connectionTimeout: 30 * second,
    greetingTimeout: 30 * second,
    socketTimeout: 60 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const [, domain] = addresses.from.split('@');
  return (message, received) =>
    transport.sendMail({
      ...writeMail(message, addresses),
      date: received,
      // The same at each attempt, so that a mail server can recognize a message that it has already.
      messageId: `<${message.id}@${domain}>`,
    });
}

/**
 * Opens the mailbox of the Node server: messages are stored in an outbox, then delivered by SMTP.
 * @param dist the build's folder
 * @throws {Error} when the outbox can't be used, with the remedy
 */
export function openMailbox(variables: Variables, dist: string) {
  const folder = outboxFolder(variables);
  const path = relative(dist, folder);
  if (!path.startsWith(`..${sep}`) && path !== '..') {
    throw new Error(
      `OUTBOX: ${folder} is in the build's folder, which the next build replaces: choose another.`,
    );
  }
  const { limits, mail } = variables;
  if (!mail) {
    logLine(
      'warning',
      `Messages of the contact form are stored in ${folder} and not sent: set SMTP_URL and MAIL_TO, and read them with "npm run outbox" until then.`,
    );
  }
  return { ...openOutbox(folder, mail && createDelivery(mail)), limits } satisfies Mailbox & object;
}
