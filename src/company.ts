/** The company's facts. Whoever takes over the site starts here. */
export const company = {
  name: 'Lichtkade',
  email: 'hallo@lichtkade.example',
  // No-break spaces: a number is not torn apart at the end of a line.
  phone: { label: '+31\u00a010\u00a0000\u00a000\u00a000', href: 'tel:+31100000000' },
  network: { name: 'LinkedIn', href: 'https://www.linkedin.com/company/lichtkade-example' },
  street: 'Voorbeeldkade 12',
  postalCode: '3011 ZZ',
  city: 'Rotterdam',
  country: 'NL',
  /** Where our customers are. */
  area: 'Rotterdam',
  timeZone: 'Europe/Amsterdam',
  route: 'https://www.openstreetmap.org/directions?to=51.9125%2C4.4880',
  founded: '2020-01',
  /** As the trade register has it, the legal form included. */
  legalName: 'Lichtkade B.V.',
  seat: 'Rotterdam',
  // Samples that belong to nobody: one of the register's own test numbers, and the tax office's own example.
  kvk: '68750110',
  vat: 'NL000099998B57',
  hours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '09:00', closes: '17:30' },
    { days: ['Friday'], opens: '09:00', closes: '16:00' },
  ],
} as const;

/**
 * What texts and content mention by name, `{{people}}`: the one place for each. Numbers up to twelve are written as
 * words.
 */
export const facts = {
  people: 12,
  founded: Number(company.founded.slice(0, 4)),
  /** How many people work at the larger ones of our customers. */
  customerStaff: 200,
  /** How long a step of building takes. */
  stepWeeks: 2,
  /** For how long faults are put right without a bill. */
  warrantyMonths: 12,
  /** How long a backup is kept. */
  backupDays: 30,
  /** Within how many working days a complaint is answered. */
  complaintDays: 5,
  email: company.email,
  phone: company.phone.label,
  legalName: company.legalName,
  /** Without the number. */
  street: company.street.replace(/ \d.*/, ''),
  address: `${company.street}, ${company.postalCode} ${company.city}`,
  kvk: company.kvk,
} as const;

/**
 * The ground of a page in either scheme, as `src/styles/tokens.css` has it, for what is drawn around the page: the
 * browser's bar and an installed site's start.
 */
export const themeColours = { light: '#fdfbf7', dark: '#0f1e33' } as const;

/** The home of the site when `SITE_URL` says nothing else. */
const defaultSiteUrl = 'https://www.lichtkade.example';

/**
 * Reads the address at which the site is published.
 * @param value an origin such as `https://www.lichtkade.example`, or nothing for the default
 * @returns the origin, without a trailing slash
 * @throws {Error} when the value is not a bare http(s) origin
 */
export function parseSiteUrl(value: string | undefined): string {
  const text = value?.trim() || defaultSiteUrl;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const bare = url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text);
  if (!url || !bare) {
    throw new Error(
      `SITE_URL is "${text}", want an origin such as ${defaultSiteUrl}, without path, query or credentials.`,
    );
  }
  return url.origin;
}

/** The origin of every absolute address on the site. */
export const siteUrl = parseSiteUrl(process.env['SITE_URL']);
