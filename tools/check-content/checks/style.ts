import { isScalar } from 'yaml';
import { avoidedWords, locales, type LocaleCode } from '#i18n/locales.ts';
import { quote, type Say } from '#tools/check-content/findings.ts';
import type { Message } from '#tools/check-content/messages/messages.ts';
import type { Markdown } from '#tools/check-content/reading/items.ts';
import type { YamlDocument } from '#tools/check-content/reading/parse-yaml.ts';

/** A longer one is read twice. */
const longestSentence = 30;

/** Addresses of links are not read. */
const withoutAddresses = (text: string) => text.replace(/\]\([^)]*\)/g, ']');

/** What is looked for in a language: to make this takes longer than to read a text. */
const readers = Object.fromEntries(
  locales.map(({ code, iso }) => [
    code,
    {
      sentences: new Intl.Segmenter(iso, { granularity: 'sentence' }),
      avoided: Object.entries(avoidedWords[code]).map(([word, instead]) => ({
        pattern: new RegExp(`(?<![\\p{L}\\p{N}-])${word}(?![\\p{L}\\p{N}-])`, 'iu'),
        instead,
      })),
    },
  ]),
) as Record<LocaleCode, { sentences: Intl.Segmenter; avoided: { pattern: RegExp; instead: string }[] }>;

const countWords = (sentence: string) =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Says what reads badly in a text, and what to do. */
function* judge(text: string, locale: LocaleCode): Generator<Message> {
  const { sentences, avoided } = readers[locale];
  for (const { pattern, instead } of avoided) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) yield { code: 'avoided', found: quote(found), instead };
  }
  for (const { segment } of sentences.segment(text)) {
    const words = countWords(segment);
    if (words > longestSentence) yield { code: 'longSentence', words, sentence: quote(segment.trim()) };
  }
}

/**
 * Looks for what reads badly in the texts of a YAML or JSON file.
 * @param say takes each passage, as advice
 */
export function adviseOnFields({ fields }: YamlDocument, locale: LocaleCode, say: Say): void {
  for (const { node, line } of fields.values()) {
    if (!isScalar(node) || typeof node.value !== 'string') continue;
    for (const message of judge(node.value, locale)) say(message, line);
  }
}

/**
 * Looks for what reads badly in an item, its front matter and its text.
 * @param say takes each passage, as advice
 */
export function adviseOnItem({ frontMatter, body }: Markdown, locale: LocaleCode, say: Say): void {
  adviseOnFields(frontMatter, locale, say);
  let line = 1;
  // An item of a list is a paragraph of its own.
  for (const paragraph of body.split(/(?<=\n)(?=\n|[-*]\s|\d+\.\s)/)) {
    const first = line + (/^\n*/.exec(paragraph)?.[0].length ?? 0);
    for (const message of judge(withoutAddresses(paragraph).replace(/\s+/g, ' '), locale))
      say(message, first);
    line += paragraph.split('\n').length - 1;
  }
}
