import { itemAddress } from '#content/collections.ts';
import { createInterface } from 'node:readline';
import { locales, type LocaleCode } from '#i18n/locales.ts';
import { say, type Words } from '#tools/words/words.ts';
import { addressOf } from './address.ts';
import { refuseFull, type Order } from './new-item.ts';
import { collectionOf, exampleAddress, inEveryLanguage, refuseLong } from './read-order.ts';
import { fieldsOf, kinds } from './skeleton.ts';

/** Where answers come from, and questions go: a terminal, or what another program is piped through. */
interface Desk {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Asks somebody what to write, and asks again where an answer will not do.
 * @param root the project's folder
 * @param desk where they sit
 * @param today the day to put into the item, `2026-11-20`
 * @param locale the language they speak
 * @throws {Error} when they leave
 */
export async function interview(root: string, desk: Desk, today: string, locale: LocaleCode): Promise<Order> {
  const reader = createInterface({ input: desk.input });
  // Lines that arrive before they are asked for, as from a pipe, wait here.
  const lines = reader[Symbol.asyncIterator]();
  const ask = async <Answer>(question: Words, read: (answer: string) => Answer | Promise<Answer>) => {
    for (;;) {
      desk.output.write(say(question, locale));
      const { value, done } = await lines.next();
      if (done) throw new Error(`\n${say({ code: 'stopped' }, locale)}`);
      try {
        return await read(value.trim().replace(/\s+/g, ' '));
      } catch (error) {
        desk.output.write(`${error instanceof Error ? error.message : String(error)}\n`);
      }
    }
  };

  try {
    const words = Array.from(kinds.keys());
    const kind = await ask({ code: 'askKind', kinds: words }, (answer) => {
      const chosen = words[Number(answer) - 1] ?? answer;
      refuseFull(root, collectionOf(chosen, locale), locale);
      return chosen;
    });
    const collection = collectionOf(kind, locale);
    const isQuotation = !('title' in (await fieldsOf(collection)));
    const titles: string[] = [];
    for (const { code: language } of locales) {
      const title = await ask({ code: isQuotation ? 'askAuthor' : 'askTitle', language }, async (answer) => {
        await refuseLong(collection, answer, locale);
        if (answer === '' && titles.length === 0)
          throw new Error(say({ code: 'wantTitle', usage: '' }, locale).trim());
        return answer;
      });
      titles.push(title);
    }
    const [first = ''] = titles;
    const suggestion = addressOf(first) ?? exampleAddress(kind, today);
    const id = await ask({ code: 'askAddress', suggestion }, (answer) => {
      const address = answer || suggestion;
      if (!itemAddress.test(address)) throw new Error(say({ code: 'notAddress', address }, locale));
      return address;
    });
    return { collection, id, names: inEveryLanguage(titles, first), today };
  } finally {
    reader.close();
  }
}
