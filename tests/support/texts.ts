import { locales, type LocaleCode, type Texts } from '#i18n/locales.ts';
import { readTexts } from '#i18n/read-texts.ts';

/** The texts of each language, as they stand in the files. */
export const texts = Object.fromEntries(locales.map(({ code }) => [code, readTexts(code)])) as Record<
  LocaleCode,
  Texts
>;
