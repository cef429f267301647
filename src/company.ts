/** Facts about the company. Start here when you take over the site. */
export const company = {
  /** 3 to 24 letters, one or two words. The logo and the footer draw it. */
  name: 'Lichtkade',
  email: 'hallo@lichtkade.example',
  // No-break spaces keep the number on one line.
  phone: { label: '+31\u00a010\u00a0000\u00a000\u00a000', href: 'tel:+31100000000' },
  network: { name: 'LinkedIn', href: 'https://www.linkedin.com/company/lichtkade-example' },
  street: 'Voorbeeldkade 12',
  postalCode: '3011 ZZ',
  city: 'Rotterdam',
  country: 'NL',
  /** Area served. */
  area: 'Rotterdam',
  timeZone: 'Europe/Amsterdam',
  route: 'https://www.openstreetmap.org/directions?to=51.9125%2C4.4880',
  founded: '2020-01',
  /** Name in the trade register, including the legal form. */
  legalName: 'Lichtkade B.V.',
  seat: 'Rotterdam',
  // Samples: a test number of the trade register, and the tax office's example.
  kvk: '68750110',
  vat: 'NL000099998B57',
  hours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '09:00', closes: '17:30' },
    { days: ['Friday'], opens: '09:00', closes: '16:00' },
  ],
} as const;

/**
 * Facts that texts and content insert by name, for example `{{people}}`. Numbers up to twelve are written as words.
 */
export const facts = {
  company: company.name,
  people: 12,
  founded: Number(company.founded.slice(0, 4)),
  /** Staff of our larger customers. */
  customerStaff: 200,
  /** Length of a development step, in weeks. */
  stepWeeks: 2,
  /** Months after delivery in which faults are fixed free of charge. */
  warrantyMonths: 12,
  /** Retention of backups, in days. */
  backupDays: 30,
  /** Working days within which a complaint is answered. */
  complaintDays: 5,
  email: company.email,
  phone: company.phone.label,
  legalName: company.legalName,
  /** Without the house number. */
  street: company.street.replace(/ \d.*/, ''),
  address: `${company.street}, ${company.postalCode} ${company.city}`,
  kvk: company.kvk,
} as const;

/**
 * Page background in both colour schemes, as in `src/styles/tokens.css`, for the browser's own bars and the splash
 * screen of an installed site.
 */
export const themeColours = { light: '#fdfbf7', dark: '#0f1e33' } as const;

/** Used when `SITE_URL` isn't set. */
const defaultSiteUrl = 'https://www.lichtkade.example';

/**
 * Parses `SITE_URL`, the public origin of the site.
 * @param value an origin such as `https://www.lichtkade.example`; empty for the default
 * @returns the origin without a trailing slash
 * @throws {Error} if the value isn't an http(s) origin, or has a path, a query or credentials
 */
export function parseSiteUrl(value: string | undefined): string {
  const text = value?.trim() || defaultSiteUrl;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const bare = url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text);
  if (!url || !bare) {
    throw new Error(
      `SITE_URL is "${text}", expected an origin such as ${defaultSiteUrl}, without path, query or credentials.`,
    );
  }
  return url.origin;
}

/** Origin of all absolute URLs of the site. */
export const siteUrl = parseSiteUrl(process.env['SITE_URL']);
