import { companyIn } from '#i18n/facts.ts';
import { defaultLocale } from '#i18n/shared/locales.ts';
import { siteUrl } from '#site/site-settings.ts';

const escape = (text: string) => text.replace(/[\\,;]/g, '\\$&');

/**
 * Writes the details of a company as a vCard 4.0 (RFC 6350).
 * @param url its website
 */
export function writeVCard(company: ReturnType<typeof companyIn>, url: string): string {
  const { name, email, phone, street, city, postalCode, country } = company;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escape(name)}`,
    `ORG:${escape(name)}`,
    `EMAIL:${escape(email)}`,
    `TEL;VALUE=uri:${phone.href}`,
    `ADR:;;${[street, city, '', postalCode, country].map(escape).join(';')}`,
    `URL:${url}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** The company's details, in the default language. */
export const GET = () => new Response(writeVCard(companyIn(defaultLocale), siteUrl));
