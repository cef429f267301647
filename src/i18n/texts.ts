import en from '#i18n/locales/en-GB.json' with { type: 'json' };
import nl from '#i18n/locales/nl-NL.json' with { type: 'json' };
import { type LocaleCode } from '#i18n/shared/locales.ts';

/** The texts of a language, in the shape of the default language's file. */
export type Texts = typeof en;

/** Invariant in its argument, so missing and extra keys are type errors. */
type Keys<Own> = (texts: Own) => Own;

/** Checks the keys of a text file against those of the default language. */
const file = <Own>(own: Own & (Keys<Own> extends Keys<Texts> ? unknown : never)): Texts => own as Texts;

/** The texts of each language, as written in its file. Pages use translations.ts, which fills in the facts. */
export const texts: Readonly<Record<LocaleCode, Texts>> = { en: file(en), nl: file(nl) };
