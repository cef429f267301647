import { getImage } from 'astro:assets';
import { company, siteUrl } from '#company';
import { collections } from '#content/collections.ts';
import type { NewsItem } from '#content/queries.ts';
import { toPlainDate } from '#i18n/format.ts';
import { getLocale, type LocaleCode } from '#i18n/locales.ts';
import { itemRoute, routes } from '#site-map/routes.ts';
import { localizePath } from '#site-map/routing.ts';
import { useTranslations } from '#i18n/translations.ts';

const publisher = { '@type': 'Organization', name: company.name, url: siteUrl };

/** The company as a schema.org ProfessionalService. */
export const describeCompany = (locale: LocaleCode) => ({
  '@type': 'ProfessionalService',
  name: company.name,
  legalName: company.legalName,
  vatID: company.vat,
  identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: company.kvk },
  description: useTranslations(locale)('meta.description'),
  url: siteUrl + localizePath(locale, routes.home),
  image: `${siteUrl}/icon-512.png`,
  email: company.email,
  telephone: company.phone.href.replace('tel:', ''),
  foundingDate: company.founded,
  sameAs: company.network.href,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.street,
    postalCode: company.postalCode,
    addressLocality: company.city,
    addressCountry: company.country,
  },
  openingHoursSpecification: company.hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  })),
});

/** A news item as a schema.org NewsArticle. */
export async function describeArticle(locale: LocaleCode, { collection, slug, data }: NewsItem) {
  // As the page shows it. To read anything of the cover itself would have Astro publish the original.
  const image = await getImage({
    src: data.cover,
    ...collections[collection].picture,
    position: data.coverFocus,
    format: 'webp',
  });
  return {
    '@type': 'NewsArticle',
    headline: data.title,
    description: data.summary,
    datePublished: toPlainDate(data.date),
    inLanguage: getLocale(locale).iso,
    image: siteUrl + image.src,
    url: siteUrl + localizePath(locale, itemRoute(collection, slug)),
    author: publisher,
    publisher,
  };
}
