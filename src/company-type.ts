import type { SectionName } from '#content/collections.ts';
import type { LocaleCode } from '#shared/languages.ts';

/** A word that is the same in all languages, or a word for each. */
export type PerLanguage = string | Readonly<Record<LocaleCode, string>>;

/** The names that have room in the logo and the footer. */
export const namePattern = /^(?=.{3,40}$)\S{1,24}(?: \S{1,24})*$/;

/** The facts about a company that the site needs. `src/company.ts` says what each means. */
export interface Company {
  name: string;
  site: string;
  email: `${string}@${string}.${string}`;
  phone: { label: string; href: `tel:+${number}` };
  profiles: { name: string; href: `https://${string}` }[];
  contactForm: boolean;
  answering: string[];
  sections: SectionName[];
  street: PerLanguage;
  postalCode: string;
  city: PerLanguage;
  country: string;
  area: PerLanguage;
  timeZone: string;
  /** ISO 4217. */
  currency: string;
  directions: `https://${string}`;
  founded: `${number}-${number}`;
  type: Capitalize<string>;
  legalName: string;
  seat: PerLanguage;
  registrations: { label: string; value: string }[];
  vat: string | undefined;
  hours: { days: Weekday[]; opens: Time; closes: Time }[];
  thirdParties: {
    origin: `https://${string}.${string}`;
    may: Directive[];
    why: Record<LocaleCode, string>;
  }[];
}

/** Of the Content-Security-Policy. */
type Directive =
  | 'connect-src'
  | 'font-src'
  | 'form-action'
  | 'frame-src'
  | 'img-src'
  | 'media-src'
  | 'script-src'
  | 'style-src';

type Time = `${number}:${number}`;

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
