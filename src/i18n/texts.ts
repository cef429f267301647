import { fillFacts } from '#i18n/facts.ts';
import { merge, type Group } from '#i18n/merge.ts';
import { interfaceTexts, ownTexts } from '#i18n/text-files.ts';
import type { defaultLocale, LocaleCode } from '#shared/locales.ts';

type Files = (typeof ownTexts)[typeof defaultLocale];

/** The company's own texts. An empty list in a file has no type of items, so lists that may be empty have one here. */
interface OwnTexts extends Omit<Files, 'about' | 'services'> {
  about: Omit<Files['about'], 'team'> & { team: { name: string; job: string; picture?: string }[] };
  services: Omit<Files['services'], 'services-items'> & {
    'services-items': { name: string; alternative: string }[];
  };
}

/** Texts that a company's own files may lack. */
interface Optional extends Record<'about' | 'contact' | 'news' | 'portfolio', { searchTitle?: string }> {
  services: {
    index: {
      searchTitle?: string;
      prices?: { title: string; items: { item: string; price: string }[]; note: string };
    };
  };
}

/** The texts of a language. A group may have some in each file; of a text that both have, the company's is taken. */
export type Texts = Optional & OwnTexts & (typeof interfaceTexts)[typeof defaultLocale];

// `npm run check:content` compares their keys.
const own: Record<LocaleCode, Group> = ownTexts;
const shared: Record<LocaleCode, Group> = interfaceTexts;
// A language that is being added may lack its files.
const merged = Object.entries(own).map(([key, texts]) => {
  const code = key as LocaleCode;
  return [code, fillFacts(merge(shared[code], texts), code)];
});

/** The texts of each language, with the company's facts. Pages read them by translations.ts. */
export const texts = Object.fromEntries(merged) as Readonly<Record<LocaleCode, Texts>>;
