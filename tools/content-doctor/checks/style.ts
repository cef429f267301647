import { isScalar } from 'yaml';
import { avoidedWords, getLocale, type LocaleCode } from '#i18n/locales.ts';
import { quote, type Say } from '#tools/content-doctor/findings.ts';
import type { Markdown } from '#tools/content-doctor/reading/items.ts';
import type { YamlDocument } from '#tools/content-doctor/reading/parse-yaml.ts';

/** A longer one is read twice. */
const longestSentence = 30;

/** Addresses of links are not read. */
const withoutAddresses = (text: string) => text.replace(/\]\([^)]*\)/g, ']');

/** Says what reads badly in a text, and what to do. */
function* judge(text: string, locale: LocaleCode): Generator<string> {
  for (const [word, instead] of Object.entries(avoidedWords[locale])) {
    const [found] = new RegExp(`(?<![\\p{L}\\p{N}-])${word}(?![\\p{L}\\p{N}-])`, 'iu').exec(text) ?? [];
    if (found !== undefined) yield `says ${quote(found)}: rather ${instead}.`;
  }
  const { iso } = getLocale(locale);
  const words = new Intl.Segmenter(iso, { granularity: 'word' });
  for (const { segment } of new Intl.Segmenter(iso, { granularity: 'sentence' }).segment(text)) {
    const count = Array.from(words.segment(segment)).filter(({ isWordLike }) => isWordLike).length;
    if (count > longestSentence)
      yield `has a sentence of ${count} words, ${quote(segment.trim())}: make two of it.`;
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
