import { isScalar, type Scalar } from 'yaml';
import { getLocale, type LocaleCode } from '#i18n/locales.ts';
import type { Report } from '#tools/check-content/findings.ts';
import type { Item } from '#tools/check-content/reading/items.ts';
import type { WrittenTexts } from './check-texts.ts';

/** What `npm run new` puts where a text is to be written, and the paragraphs of the text below. */
const isInstruction = (field: string) => /^editors\.newItem\.(?:instructions|body)\b/.test(field);

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const instructionsIn = (texts: WrittenTexts, locale: LocaleCode): Set<string> =>
  new Set(
    Array.from(texts.get(locale)?.fields ?? [])
      .filter(([field, { node }]) => isInstruction(field) && isScalar(node))
      .map(([, { node }]) => onOneLine(String((node as Scalar).value))),
  );

/**
 * Checks that nothing is published of which only is said what to write there.
 * @param items all content files
 * @param texts of all languages, in which what `npm run new` writes stands too
 */
export function checkUnwritten(items: Item[], texts: WrittenTexts, report: Report): void {
  for (const [locale, { fields }] of texts) {
    const instructions = instructionsIn(texts, locale);
    for (const [name, { line, node }] of fields) {
      if (isInstruction(name) || !isScalar(node) || !instructions.has(onOneLine(String(node.value))))
        continue;
      report(`src/i18n/locales/${getLocale(locale).file}`, { code: 'unwritten', name }, line);
    }
  }
  for (const { file, locale, draft, markdown } of items) {
    if (draft || !markdown) continue;
    const instructions = instructionsIn(texts, locale);
    for (const [name, { line, node }] of markdown.frontMatter.fields) {
      if (!isScalar(node) || !instructions.has(onOneLine(String(node.value)))) continue;
      report(file, { code: 'unwritten', name }, line);
    }
    const line = markdown.body.split('\n').findIndex((text) => instructions.has(onOneLine(text)));
    if (line !== -1) report(file, { code: 'unwrittenText' }, line + 1);
  }
}
