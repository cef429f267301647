import ipaddr from 'ipaddr.js';
import { hashOf, type Mailbox, type Message } from '#server/contact/message.ts';
import { rememberedMinutes } from '#shared/contact-fields.ts';

/** How long messages are remembered, in milliseconds. */
const memory = rememberedMinutes * 60_000;

/** How long the second of two equal messages waits for the first, in milliseconds. */
const repeatTimeout = 10_000;
const pollInterval = 50;

interface Entry {
  /** By a clock that never jumps. */
  time: number;
  visitor?: string | undefined;
  isAccepted: boolean;
}

/** Addresses of proxies (RFC 1918, 4193, 6598, 3927, 4291), which all visitors share. */
const proxyRanges = ['private', 'uniqueLocal', 'carrierGradeNat', 'linkLocal', 'loopback'];

/**
 * What counts as one visitor.
 * @param text an address, which may have a port or a zone
 * @returns an IPv4 address, or the network of an IPv6 address, within which a visitor can take any; undefined
 *   for what is no address, or a proxy's
 */
function visitorKey(text: string | undefined): string | undefined {
  const address = text?.trim().replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2') ?? '';
  if (!ipaddr.isValid(address)) return undefined;
  // An IPv4-mapped address becomes IPv4.
  const parsed = ipaddr.process(address);
  if (proxyRanges.includes(parsed.range())) return undefined;
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}

/**
 * Remembers the messages of the last ten minutes, in memory only, to accept none twice, and not too many from
 * one visitor.
 * @param mailbox accepts the messages
 * @returns a function that takes a message and the visitor's IP address, if known. It returns false if that
 *   is one message too many, and throws when the mailbox does.
 */
export function createReception({ accept, limits, mayAccept }: Mailbox) {
  const recent = new Map<string, Entry>();
  return async (message: Message, address: string | undefined): Promise<boolean> => {
    const visitor = visitorKey(address);
    if (visitor !== undefined && mayAccept && !(await mayAccept(visitor))) return false;
    const content = hashOf(message);
    // On Workers, a request can't await what another has begun, which may end with its visitor.
    for (
      let waited = 0;
      recent.get(content)?.isAccepted === false && waited < repeatTimeout;
      waited += pollInterval
    ) {
      await new Promise((resolve) => setTimeout(resolve, pollInterval));
    }
    const now = performance.now();
    for (const [key, { time }] of recent) if (time < now - memory) recent.delete(key);
    if (recent.get(content)?.isAccepted) return true;
    const fromAddress = [...recent.values()].filter(
      (entry) => visitor !== undefined && entry.visitor === visitor,
    );
    if (recent.size >= limits.total || fromAddress.length >= limits.perAddress) return false;
    const entry = { time: now, visitor, isAccepted: false };
    recent.set(content, entry);
    try {
      await accept(message);
      entry.isAccepted = true;
      return true;
    } catch (error) {
      if (recent.get(content) === entry) recent.delete(content);
      throw error;
    }
  };
}
