import enInterface from '#i18n/interface/en-GB.json' with { type: 'json' };
import nlInterface from '#i18n/interface/nl-NL.json' with { type: 'json' };
import en from '#i18n/locales/en-GB.json' with { type: 'json' };
import nl from '#i18n/locales/nl-NL.json' with { type: 'json' };
import { type LocaleCode } from '#i18n/shared/locales.ts';

/** What the company says in its own words, in the shape of the default language's file. */
type OwnTexts = typeof en;

/** What every site of this kind says on its buttons and labels. */
type InterfaceTexts = typeof enInterface;

/** Lists that may be empty in a file, which then doesn't tell the type of their items. */
interface Lists {
  about: { team: { name: string; job: string }[] };
  services: { 'services-items': { name: string; alternative: string }[] };
}

/** The texts of a language. A group may have some in each file. */
export type Texts = Lists & OwnTexts & InterfaceTexts;

/** Invariant in its argument, so missing and extra keys are type errors. */
type Keys<Own> = (texts: Own) => Own;

/** Checks the keys of a text file against those of the default language. */
type SameKeys<File, Expected> = Keys<File> extends Keys<Expected> ? unknown : never;

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mergeGroups = (first: Group, second: Group): Group => ({
  ...first,
  ...Object.fromEntries(
    Object.entries(second).map(([key, value]) => {
      const other = first[key];
      return [key, isGroup(other) && isGroup(value) ? mergeGroups(other, value) : value];
    }),
  ),
});

const merge = <Own extends Group, Interface extends Group>(
  own: Own & SameKeys<Own, OwnTexts>,
  shared: Interface & SameKeys<Interface, InterfaceTexts>,
) => mergeGroups(own, shared) as Group & Texts;

/** The texts of each language, as written in its files. Pages use translations.ts, which fills in the facts. */
export const texts: Readonly<Record<LocaleCode, Texts>> = {
  en: merge(en, enInterface),
  nl: merge(nl, nlInterface),
};
