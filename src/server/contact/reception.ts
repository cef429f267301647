import { rememberedMinutes } from '#shared/contact-form.ts';
import { parseId, type Mailbox, type Message } from '#server/contact/message.ts';

/** How long messages are remembered, in milliseconds. */
const memory = rememberedMinutes * 60_000;

/**
 * Remembers the messages of the last ten minutes, in memory only, so that none is accepted twice and nobody sends too many.
 * @param mailbox accepts the messages
 * @returns a function that takes a message and the visitor's address, if known. It returns false if that is one too many,
 *   and throws when the mailbox does.
 */
export function createReception({ accept, limits, mayAccept, received = [] }: Mailbox) {
  let recent = received.map((id) => {
    const { received: time, content } = parseId(id);
    return { time, content, address: undefined as string | undefined, accepted: Promise.resolve() };
  });
  return async (message: Message, address: string | undefined): Promise<boolean> => {
    if (address !== undefined && mayAccept && !(await mayAccept(address))) return false;
    const { received: time, content } = parseId(message.id);
    recent = recent.filter((entry) => entry.time > time - memory);
    const same = recent.find((entry) => entry.content === content);
    if (same) return same.accepted.then(() => true);
    const fromAddress = recent.filter((entry) => address !== undefined && entry.address === address);
    if (recent.length >= limits.total || fromAddress.length >= limits.perAddress) return false;
    const entry = { time, content, address, accepted: accept(message) };
    recent.push(entry);
    try {
      await entry.accepted;
      return true;
    } catch (error) {
      recent = recent.filter((other) => other !== entry);
      throw error;
    }
  };
}
