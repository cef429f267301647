import { company, siteUrl } from '#company';

const escape = (text: string) => text.replace(/[\\,;]/g, '\\$&');

/** The company's details as a vCard 4.0 (RFC 6350), the same in all languages. */
export function GET() {
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
    `URL:${siteUrl}`,
    'END:VCARD',
  ];
  return new Response(lines.map((line) => `${line}\r\n`).join(''));
}
