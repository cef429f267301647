import { type Group, merge } from '#i18n/merge.ts';
import { interfaceTexts, ownTexts } from '#i18n/text-files.ts';
import type { defaultLocale, LocaleCode } from '#shared/locales.ts';

type Files = (typeof ownTexts)[typeof defaultLocale];

interface Section extends Record<'title' | 'description' | 'lead' | 'pageDescription' | 'empty', string> {
  searchTitle?: string;
}

/**
 * Texts that a company's own files may lack: lists may be empty there, and what belongs to a section may be
 * left out with it.
 */
interface Optional extends Record<'news' | 'portfolio', Section> {
  intro: Record<'news' | 'projects' | 'services', Record<'title' | 'link', string>>;
  about: { searchTitle?: string; team: { name: string; job: string; picture?: string }[] };
  contact: { searchTitle?: string };
  services: {
    index: Section & {
      questions: { title: string; items: Record<'question' | 'answer', string>[] };
      prices?: {
        title: string;
        note: string;
        groups: { title: string; items: Record<'item' | 'price', string>[] }[];
      };
    };
    'services-items': Record<'name' | 'alternative', string>[];
  };
}

type Own = Optional & Omit<Files, 'about' | 'services'> & { about: Omit<Files['about'], 'team'> };

/** The texts of a language. Of a text in both files, the company's is taken. */
export type Texts = Own & (typeof interfaceTexts)[typeof defaultLocale];

// `npm run check:content` compares their keys.
const own: Record<LocaleCode, Group> = ownTexts;
const shared: Record<LocaleCode, Group> = interfaceTexts;
// A language that is being added may lack its files.
const merged = Object.entries(own).map(([key, texts]) => {
  const code = key as LocaleCode;
  return [code, merge(shared[code], texts)];
});

/** The texts of each language as written, without facts. Pages read them by translations.ts. */
export const texts = Object.fromEntries(merged) as Readonly<Record<LocaleCode, Texts>>;
