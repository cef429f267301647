import { company, siteUrl } from '#company';
import { nameLanguages } from '#i18n/format.ts';
import { defaultLocale, locales } from '#i18n/locales.ts';

/** Who is behind the site, for people who look under the bonnet. */
export function GET() {
  return new Response(
    [
      '/* TEAM */',
      `${company.legalName}, ${company.city}`,
      `Contact: ${company.email}`,
      `Site: ${siteUrl}`,
      '',
      '/* SITE */',
      `Languages: ${nameLanguages(
        locales.map(({ code }) => code),
        defaultLocale,
      )}`,
      'Standards: HTML, CSS, SVG, and a little JavaScript that nobody has to have',
      'Made with: Astro, TypeScript, React where a page answers back',
      '',
    ].join('\n'),
  );
}
