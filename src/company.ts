import type { Company } from '#company-type';

/**
 * Facts about the company. Start here when you take over the site: replace whatever is marked `// sample`, and delete the
 * mark. `npm run check:launch` lists the marks and all other samples.
 */
export const company: Company = {
  /** 3 to 40 letters, in words of at most 24. The logo and the footer draw it. */
  name: 'Lichtkade', // sample
  /** The public address of the site, unless the variable `SITE_URL` names another. */
  site: 'https://www.lichtkade.example',
  email: 'hallo@lichtkade.example',
  // No-break spaces keep the number on one line.
  phone: { label: '+31\u00a010\u00a0000\u00a000\u00a000', href: 'tel:+31100000000' }, // sample
  /** Profiles on social networks, which the footer links to; perhaps none. */
  profiles: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/company/lichtkade-example' }], // sample
  /** Whether the contact page has a form. It needs the server of this site: leave it out on a host of static files. */
  contactForm: true,
  /** Who answers the phone: names of `about.team` in the text files. */
  answering: ['Ria', 'Dulce', 'Kees'], // sample
  /** The sections of the site, of those in src/content/collections.ts. Menus, pages and the sitemap follow. */
  sections: ['services', 'projects', 'news'],
  /** One name, or one for each language, `{ fr: 'Rue Haute 1', nl: 'Hoogstraat 1' }`; `city`, `area` and `seat` too. */
  street: 'Voorbeeldkade 12', // sample
  postalCode: '3011 ZZ', // sample
  city: 'Rotterdam', // sample
  country: 'NL',
  /** Area served. */
  area: 'Rotterdam', // sample
  timeZone: 'Europe/Amsterdam',
  currency: 'EUR',
  directions: 'https://www.openstreetmap.org/directions?to=51.9125%2C4.4880', // sample
  founded: '2020-01', // sample
  /** What search engines call it: `LocalBusiness`, or a more precise type of https://schema.org/LocalBusiness. */
  type: 'ProfessionalService', // sample
  /** Name in the trade register, including the legal form. */
  legalName: 'Lichtkade B.V.', // sample
  seat: 'Rotterdam', // sample
  /** Numbers of registers, as every page shows them; perhaps none. */
  registrations: [{ label: 'KvK', value: '68750110' }], // sample
  /** `undefined` without a VAT id. */
  vat: 'NL000099998B57', // sample
  hours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '09:00', closes: '17:30' }, // sample
    { days: ['Friday'], opens: '09:00', closes: '16:00' }, // sample
  ],
  /**
   * Other sites that our pages may use: their origin, what they may do, and why, in each language. Policies and the privacy
   * statement follow; docs/make-it-yours.md has an example.
   */
  thirdParties: [],
};

/**
 * Facts that texts and content insert by name, for example `{{people}}`. Numbers up to twelve are written as words.
 * Prices are amounts of the currency, without VAT, and `{ amount: 12.5 }` is shown with cents.
 */
export const facts = {
  company: company.name,
  city: company.city,
  area: company.area,
  people: 12, // sample
  /** A text, because years have no thousands separator. */
  founded: company.founded.slice(0, 4),
  /** Staff of our larger customers. */
  customerStaff: 200, // sample
  /** Button of the lift for the office, so no word. */
  floor: '3', // sample
  /** Weeks within which we can start on new work. */
  startWeeks: 4, // sample
  /** Length of a development step, in weeks. */
  stepWeeks: 2, // sample
  /** Months after delivery in which faults are fixed free of charge. */
  warrantyMonths: 12, // sample
  /** Retention of backups, in days. */
  backupDays: 30, // sample
  /** Working days within which a message is answered. */
  replyDays: 2, // sample
  /** Working days within which a complaint is answered. */
  complaintDays: 5, // sample
  /** Days within which an invoice is due. */
  paymentDays: 30, // sample
  /** Uptime that hosting customers are promised each month, as a percentage. */
  uptime: 99.9, // sample
  /** Minutes within which the colleague on call starts work, day and night. */
  responseMinutes: 30, // sample
  /** An hour of work outside a fixed price. */
  hourPrice: { amount: 95 }, // sample
  /** Four hours of advice, for a handful of people. */
  afternoonPrice: { amount: 380 }, // sample
  /** First phase of a design: half a day at the customer's, and the sketch. */
  sketchPrice: { amount: 1400 }, // sample
  /** Second phase of a design, from. */
  designPrice: { amount: 4500 }, // sample
  /** One page of copy. */
  copyPrice: { amount: 140 }, // sample
  /** A development step of a website or web application, from. */
  buildPrice: { amount: 4800 }, // sample
  /** A small site: a sketch and one step, from. */
  smallSitePrice: { amount: 6200 }, // sample
  /** A site of up to ten pages: a sketch and two steps, from. */
  tenPagePrice: { amount: 11_000 }, // sample
  /** A month of maintenance of a website or web application, lowest and highest. */
  maintenancePrice: { amount: 120 }, // sample
  maintenanceHighPrice: { amount: 450 }, // sample
  /** A larger site with a sketch, a design and three or four steps: the sum of its lowest prices, and the highest. */
  siteLowPrice: { amount: 20_300 }, // sample
  siteHighPrice: { amount: 28_000 }, // sample
  /** The same site in its first year, from: with twelve months of the lowest hosting and maintenance. */
  siteYearPrice: { amount: 22_280 }, // sample
  /** A web shop with a sketch, a design and four to six steps: the sum of its lowest prices, and the highest. */
  shopLowPrice: { amount: 25_100 }, // sample
  shopHighPrice: { amount: 40_000 }, // sample
  /** A ready-made web shop that we set up, with a sketch and two steps, from. */
  readyShopPrice: { amount: 11_000 }, // sample
  /** An example: a month of hosting and of maintenance for a web shop of a company with twenty staff, and their sum. */
  shopHostingPrice: { amount: 90 }, // sample
  shopMaintenancePrice: { amount: 240 }, // sample
  shopMonthPrice: { amount: 330 }, // sample
  /** A development step of an app, from. */
  appPrice: { amount: 7200 }, // sample
  /** Steps to the first version of an app, and their price, from. */
  appSteps: 6, // sample
  firstAppPrice: { amount: 43_200 }, // sample
  /** A month of maintenance of an app and its server, lowest and highest. */
  appMaintenancePrice: { amount: 240 }, // sample
  appMaintenanceHighPrice: { amount: 600 }, // sample
  /** Technical check for SEO, with the list of repairs. */
  seoPrice: { amount: 950 }, // sample
  /** A quarter of work on SEO: eight hours, from. */
  seoQuarterPrice: { amount: 760 }, // sample
  /** A report on a company's software, lowest and highest. */
  adviceLowPrice: { amount: 2850 }, // sample
  adviceHighPrice: { amount: 11_400 }, // sample
  /** Reports of last year, and how many of them led to building work by us. */
  reports: 9, // sample
  builtReports: 3, // sample
  /** A month of hosting, lowest and highest. */
  hostingPrice: { amount: 45 }, // sample
  hostingHighPrice: { amount: 180 }, // sample
  /** Moving a site to our servers, lowest and highest. */
  movePrice: { amount: 350 }, // sample
  moveHighPrice: { amount: 1200 }, // sample
  /** Sites on our servers, colleagues on the rota for emergencies, and their calls outside opening hours last year. */
  hostedSites: 80, // sample
  onCall: 4, // sample
  nightCalls: 11, // sample
  /** What the insurer of our liability pays at most for one claim. */
  insuredPrice: { amount: 1_000_000 }, // sample
  email: company.email,
  phone: company.phone.label,
  legalName: company.legalName,
  street: company.street,
  /** Without the house number. */
  streetName: 'Voorbeeldkade', // sample
  address: `{{street}}, ${company.postalCode} {{city}}`,
  registrations: company.registrations.map(({ label, value }) => `${label} ${value}`).join(', '),
} as const;
