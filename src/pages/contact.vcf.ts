import { companyIn } from '#i18n/facts.ts';
import { defaultLocale } from '#shared/locales.ts';
import { siteUrl } from '#site/site-settings.ts';

const escape = (text: string) => text.replace(/[\\,;]/g, '\\$&');

/** The company's details in the default language, as a vCard 4.0 (RFC 6350). */
export function GET() {
  const { name, email, phone, street, city, postalCode, country } = companyIn(defaultLocale);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:org',
    `FN:${escape(name)}`,
    `ORG:${escape(name)}`,
    `EMAIL:${escape(email)}`,
    `TEL;VALUE=uri:${phone.href}`,
    `ADR:;;${[street, city, '', postalCode, country].map(escape).join(';')}`,
    `URL:${siteUrl}`,
    'END:VCARD',
  ];
  return new Response(lines.map((line) => `${line}\r\n`).join(''));
}
