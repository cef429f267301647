import type { LocaleCode } from '#i18n/locales.ts';
import en from '#i18n/locales/en-GB.json' with { type: 'json' };
import nl from '#i18n/locales/nl-NL.json' with { type: 'json' };

/** The texts of each language, as they stand in the files. */
export const texts: Record<LocaleCode, typeof en> = { en, nl };
