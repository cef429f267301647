import { company } from '#company';
import { publishDay } from '#content/publication.ts';
import { locales } from '#shared/locales.ts';
import { siteUrl } from '#site/site-settings.ts';

/** Days until it expires. The standard recommends less than a year, and every build renews it. */
const validityDays = 180;

/** The contact for security researchers (RFC 9116). */
export function GET() {
  const expires = publishDay();
  expires.setUTCDate(expires.getUTCDate() + validityDays);
  const fields = [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.map(({ code }) => code).join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return new Response(`${fields.join('\n')}\n`);
}
