import type { ProfessionalService, WebSite } from 'schema-dts';
import { company, siteUrl } from '#company';
import { locales } from '#i18n/locales.ts';
import { companyId, homeAddress, websiteId } from '#site/structured-data/ids.ts';

const tags = locales.map(({ iso }) => iso);

/** Who the company is, where something is its work. */
export const nameCompany = () =>
  ({
    '@type': 'ProfessionalService',
    '@id': companyId,
    name: company.name,
    url: homeAddress,
  }) satisfies ProfessionalService;

/** All about the company that a machine can use, for the pages on which a reader finds it as well. */
export const describeCompany = () =>
  ({
    ...nameCompany(),
    legalName: company.legalName,
    image: `${siteUrl}/icon-512.png`,
    email: company.email,
    telephone: company.phone.href.replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: company.country,
    },
    areaServed: company.area,
    openingHoursSpecification: company.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    knowsLanguage: tags,
    vatID: company.vat,
    identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: company.kvk },
    foundingDate: company.founded,
    sameAs: company.network.href,
  }) satisfies ProfessionalService;

/** The site, for its home pages, where search engines look for its name. */
export const describeWebsite = () =>
  ({
    '@type': 'WebSite',
    '@id': websiteId,
    name: company.name,
    url: homeAddress,
    inLanguage: tags,
    publisher: nameCompany(),
  }) satisfies WebSite;
