import type { LocaleCode } from '#i18n/locales.ts';
import { readItems, type Item } from '#tools/check-content/reading/items.ts';
import { say, type Words } from '#tools/words/words.ts';
import { findAlone, findBehind, type Behind } from './compare.ts';
import { readHistory, type History } from './history.ts';
import { shortenChanges, table } from './show.ts';

const nameOf = ({ collection, id }: Item) => `${collection}/${id}`;

/**
 * Says which translations may be behind, and which items exist in one language only.
 * @param root the project's folder
 * @param locale the language to say it in
 */
export async function reportTranslations(root: string, locale: LocaleCode): Promise<string> {
  // What is wrong with them, the content doctor says.
  const items = readItems(root, () => undefined);
  const history = await readHistory(root);
  const parts =
    typeof history === 'string'
      ? [say({ code: history }, locale)]
      : await reportBehind(findBehind(items, history), history, locale);
  return [...parts, ...reportAlone(items, locale)].join('\n\n');
}

async function reportBehind(behind: Behind[], history: History, locale: LocaleCode): Promise<string[]> {
  const inWords = (words: Words) => say(words, locale);
  const summary = inWords({ code: 'behind', amount: behind.length });
  if (behind.length === 0) return [summary];
  const version = ({ locale: language }: Item, day: Date | undefined) =>
    inWords({ code: 'versionOn', language, day });
  const headings = (['columnItem', 'columnChanged', 'columnBehind'] as const).map((code) =>
    inWords({ code }),
  );
  const rows = behind.map(({ changed, last, translation, translationChange }) => [
    nameOf(translation),
    version(changed, last.day),
    version(translation, translationChange.day),
  ]);
  const changes = behind.map(async ({ changed, first }) => {
    const lines = shortenChanges(await history.changesSince(changed.file, first), (amount) =>
      inWords({ code: 'moreChanges', amount }),
    );
    return [changed.file, ...lines.map((line) => `    ${line}`)].join('\n');
  });
  return [
    summary,
    table([headings, ...rows]).join('\n'),
    ...(await Promise.all(changes)),
    inWords({ code: 'howToSettle' }),
  ];
}

function reportAlone(items: readonly Item[], locale: LocaleCode): string[] {
  const alone = findAlone(items);
  if (alone.length === 0) return [];
  const headings = (['columnItem', 'columnLanguage'] as const).map((code) => say({ code }, locale));
  const rows = alone.map((item) => [
    nameOf(item),
    say({ code: 'languageOf', language: item.locale }, locale),
  ]);
  return [say({ code: 'alone', amount: alone.length }, locale), table([headings, ...rows]).join('\n')];
}
