import 'virtual:i18next';
import i18next, { type TFunction } from 'i18next';
import { factsIn } from '#i18n/facts.ts';
import { type Texts, texts } from '#i18n/texts.ts';
import { getLocale, type LocaleCode } from '#shared/locales.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Texts };
    returnNull: false;
  }
}

function create(locale: LocaleCode): TFunction {
  i18next.addResourceBundle(locale, 'translation', texts[locale]);
  const t = i18next.getFixedT(locale);
  const translate = (key: string, options?: object) => {
    const replace = { ...factsIn(locale), ...options };
    if (i18next.exists(key, { ...options, lng: locale })) return t(key, { ...options, replace } as never);
    throw new Error(
      `"${key}" is missing in ${getLocale(locale).file}, add it as in the files of the other languages.`,
    );
  };
  return translate as TFunction;
}

const functions = new Map<LocaleCode, TFunction>();

/**
 * Returns i18next's `t` for one language, which fills in the company's facts beside what the page passes. It
 * never sets i18next's global language, because pages render concurrently.
 * @param locale the language of the page
 * @returns `t`; pass `{ returnObjects: true }` for a list or a group
 * @throws {Error} for a key that the language's file lacks, with file, key and remedy
 */
export function useTranslations(locale: LocaleCode): TFunction {
  const t = functions.get(locale) ?? create(locale);
  functions.set(locale, t);
  return t;
}
