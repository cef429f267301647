import { collections } from '#content/collections.ts';
import { otherLocales } from '#i18n/locales.ts';
import type { Report } from '#tools/check-content/findings.ts';
import type { Item } from '#tools/check-content/reading/items.ts';

/**
 * Checks that what must exist in every language does.
 * @param items all content files
 */
export function checkTranslations(items: Item[], report: Report): void {
  const files = new Set(items.map(({ file }) => file));
  for (const { file, collection, locale, id } of items) {
    if (!collections[collection].everyLanguage) continue;
    for (const { code } of otherLocales(locale)) {
      const translation = `src/content/${collection}/${code}/${id}.md`;
      if (!files.has(translation)) report(file, { code: 'noTranslation', translation });
    }
  }
}
