import enInterface from '#i18n/interface/en-GB.json' with { type: 'json' };
import nlInterface from '#i18n/interface/nl-NL.json' with { type: 'json' };
import en from '#i18n/locales/en-GB.json' with { type: 'json' };
import nl from '#i18n/locales/nl-NL.json' with { type: 'json' };

/** What the company says in its own words, by language. */
export const ownTexts = { en, nl };

/** What every site of this kind says on its buttons and labels, by language. */
export const interfaceTexts = { en: enInterface, nl: nlInterface };
