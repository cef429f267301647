import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLocaleCode, type LocaleCode } from '#i18n/locales.ts';

/**
 * The language of an item, which is the folder in which it stands.
 * @param file the item's, if it is known
 * @returns nothing for a file that is not an item
 */
export function languageOf(file: URL | undefined): LocaleCode | undefined {
  const folder = file && basename(dirname(fileURLToPath(file)));
  return isLocaleCode(folder) ? folder : undefined;
}
