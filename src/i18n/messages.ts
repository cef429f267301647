import { defaultLocale, getLocale, type LocaleCode } from '#i18n/locales.ts';

/** How a language writes what is not words. */
export interface Formats {
  /** A number, with at most one decimal. */
  number: (value: number) => string;
  /** A day: `19 April 2026`. */
  day: (date: Date) => string;
  /** The name of a language of the site. */
  language: (code: LocaleCode) => string;
}

/**
 * The messages of a language, each by its code: a function of what it tells, named. What is itself a message arrives
 * here as text.
 */
export type Messages = Readonly<Record<string, (tells: never, formats: Formats) => string>>;

/** What a message tells; where it wants a text, another message will do. */
type Told<Tells, All extends Messages> = {
  [Name in keyof Tells]: string extends Tells[Name]
    ? Tells[Name] extends string
      ? string | Message<All>
      : Tells[Name]
    : Tells[Name];
};

/** A message as data: its code, and what it tells. */
export type Message<All extends Messages> = {
  [Code in keyof All & string]: { code: Code } & (Parameters<All[Code]> extends []
    ? unknown
    : Told<Parameters<All[Code]>[0], All>);
}[keyof All & string];

const isMessage = (value: unknown): value is { code: string } =>
  typeof value === 'object' && value !== null && 'code' in value;

const formatsOf = (locale: LocaleCode): Formats => {
  const { iso } = getLocale(locale);
  const names = new Intl.DisplayNames(iso, { type: 'language' });
  return {
    number: (value) => value.toLocaleString(iso, { maximumFractionDigits: 1 }),
    day: (date) => date.toLocaleDateString(iso, { dateStyle: 'long' }),
    language: (code) => names.of(code) ?? code,
  };
};

/** The messages of the default language, and of others that have their own. */
type Catalogues<All extends Messages> = Partial<Record<LocaleCode, All>> & Record<typeof defaultLocale, All>;

/**
 * Makes a speaker of messages.
 * @param catalogues the messages by language
 * @returns puts a message into words of a language, or of the default one where that has none
 */
export function speaker<All extends Messages>(catalogues: Catalogues<All>) {
  const speak = (message: { code: string }, wanted: LocaleCode): string => {
    const locale = catalogues[wanted] ? wanted : defaultLocale;
    const tells = Object.fromEntries(
      Object.entries(message).map(([name, value]) => [name, isMessage(value) ? speak(value, locale) : value]),
    );
    const say = catalogues[locale]?.[message.code];
    if (!say) throw new Error(`There is no message "${message.code}".`);
    return say(tells as never, formatsOf(locale));
  };
  return speak as (message: Message<All>, locale: LocaleCode) => string;
}
