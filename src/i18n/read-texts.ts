import { readFileSync } from 'node:fs';
import { getLocale, type LocaleCode, type Texts } from '#i18n/locales.ts';

/**
 * Reads the texts of a language from disk, for code that runs outside Astro. Pages use translations.ts.
 * @throws {Error} when the file is missing or isn't JSON
 */
export const readTexts = (code: LocaleCode): Texts =>
  JSON.parse(readFileSync(new URL(`./locales/${getLocale(code).file}`, import.meta.url), 'utf8')) as Texts;
