import type { FormValues } from '#server/contact/form-page.ts';
import { asciiAddress } from '#shared/contact-fields.ts';

/** A message from the contact form. */
export interface Message extends Pick<FormValues, 'name' | 'email'> {
  /** Unique: when it was received, in milliseconds since 1970, and a hash of its content. */
  id: string;
  /** All that was filled in, as the company reads it. */
  text: string;
}

/** What a host does with messages. */
export interface Mailbox {
  /** Stores or sends a message. Then the visitor is told that it was sent, unless this throws or rejects. */
  accept(message: Message): Promise<void> | void;
  /** Whether messages have waited for more than a day; `off` where none are stored. */
  status(): 'ok' | 'stuck' | 'off';
  /** Most messages in ten minutes: from one address, and in total. */
  limits: { perAddress: number; total: number };
  /** The platform's own limit. */
  mayAccept?(visitor: string): Promise<boolean>;
}

export async function createMessage({ name, email }: FormValues, text: string): Promise<Message> {
  const content = new TextEncoder().encode(text);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const digits = Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0'));
  return { id: `${Date.now()}-${digits.join('')}`, name, email, text };
}

/** The hash of a message's content. */
export const hashOf = ({ id }: Message): string => id.slice(id.indexOf('-') + 1);

/** The addresses that mail is sent from and to. */
export interface MailAddresses {
  from: string;
  to: string;
}

/** Writes the mail that delivers a message, for nodemailer and Cloudflare. Replies go to the visitor. */
export function writeMail(message: Message, { from, to }: MailAddresses) {
  const [, domain] = from.split('@');
  // A word joiner, or mail programs would decode a name that looks like an encoded word (RFC 2047).
  const name = message.name.replaceAll('=?', '=\u2060?');
  return {
    from,
    to,
    replyTo: asciiAddress(message.email),
    subject: `${name} via ${domain}`,
    text: message.text,
  };
}
