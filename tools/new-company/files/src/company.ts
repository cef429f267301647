import type { Company } from '#company-type';

/**
 * Facts about the company. Start here when you take over the site: replace whatever is marked `// sample`, and delete the
 * mark. `npm run check:launch` lists the marks and all other samples.
 */
export const company: Company = {
  /** 3 to 40 letters, in words of at most 24. The logo and the footer draw it. */
  name: 'Company', // sample
  /** The public address of the site, unless the variable `SITE_URL` names another. */
  site: 'https://www.company.example',
  email: 'hello@company.example',
  // No-break spaces keep the number on one line.
  phone: { label: '+31\u00a010\u00a0000\u00a000\u00a000', href: 'tel:+31100000000' }, // sample
  /** Profiles on social networks, which the footer links to; perhaps none. */
  profiles: [],
  /** Whether the contact page has a form. It needs the server of this site: leave it out on a host of static files. */
  contactForm: true,
  /** Who answers the phone: names of `about.team` in the text files. */
  answering: [],
  /** The sections of the site, of those in src/content/collections.ts. Menus, pages and the sitemap follow. */
  sections: ['services', 'projects', 'news'],
  /** One name, or one for each language, `{ fr: 'Rue Haute 1', nl: 'Hoogstraat 1' }`; `city`, `area` and `seat` too. */
  street: 'Voorbeeldstraat 1', // sample
  postalCode: '0000 AA', // sample
  city: 'Utrecht', // sample
  country: 'NL',
  /** Area served. */
  area: 'Utrecht', // sample
  timeZone: 'Europe/Amsterdam',
  currency: 'EUR',
  directions: 'https://www.openstreetmap.org/directions?to=52.0907%2C5.1214', // sample
  founded: '2026-01', // sample
  /** What search engines call it: `LocalBusiness`, or a more precise type of https://schema.org/LocalBusiness. */
  type: 'LocalBusiness', // sample
  /** Name in the trade register, including the legal form. */
  legalName: 'Company B.V.', // sample
  seat: 'Utrecht', // sample
  /** Numbers of registers, as every page shows them; perhaps none. */
  registrations: [{ label: 'KvK', value: '68750110' }], // sample
  /** A VAT id, such as `NL000099998B57`. */
  vat: undefined,
  hours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' }, // sample
  ],
  /**
   * Other sites that our pages may use: their origin, what they may do, and why, in each language. Policies and the privacy
   * statement follow; docs/make-it-yours.md has an example.
   */
  thirdParties: [],
};

/**
 * Facts that texts and content insert by name, for example `{{city}}`. Numbers up to twelve are written as words. Add
 * your own: a number, a text, perhaps one for each language, or an amount of the currency, without or with cents, such as
 * `hourPrice: { amount: 95 }`.
 */
export const facts = {
  company: company.name,
  city: company.city,
  area: company.area,
  founded: company.founded.slice(0, 4),
  /** Working days within which a message is answered. */
  replyDays: 2, // sample
  /** Working days within which a complaint is answered. */
  complaintDays: 5, // sample
  email: company.email,
  phone: company.phone.label,
  legalName: company.legalName,
  street: company.street,
  address: `{{street}}, ${company.postalCode} {{city}}`,
  registrations: company.registrations.map(({ label, value }) => `${label} ${value}`).join(', '),
} as const;
