import type { BreadcrumbList, Graph, LocalBusiness, Thing, WebSite } from 'schema-dts';
import { company } from '#company';
import { companyIn } from '#i18n/facts.ts';
import { toPlainDate } from '#i18n/format.ts';
import { getLocale, type LocaleCode, locales } from '#shared/locales.ts';
import { homeRoute } from '#shared/urls.ts';
import { getOpenGraphImage } from '#site/open-graph.ts';
import { getClosedDays } from '#site/opening-hours.ts';
import { getBreadcrumb, pathOf, type SitePage } from '#site/pages.ts';
import { scriptJson } from '#site/script-json.ts';
import { siteUrl } from '#site/site-settings.ts';

const home = siteUrl + homeRoute;

const getUrl = (page: Pick<SitePage, 'locale' | 'route'>): string => siteUrl + pathOf(page);

/** The company as an author, with one `@id` for all languages, and properties that every type has. */
const organization = {
  '@type': company.type as 'LocalBusiness',
  '@id': `${home}#company`,
  name: company.name,
  url: home,
} as const satisfies LocalBusiness;

type Place = ReturnType<typeof companyIn>['offices'][number];

const describePlace = ({ phone, street, postalCode, city, hours }: Omit<Place, 'label'>) =>
  ({
    telephone: phone.href.replace('tel:', ''),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: company.country,
    },
    openingHoursSpecification: hours.flatMap(({ days, times = [] }) =>
      times.map((time) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: days, ...time }) as const),
    ),
  }) as const;

const describeOrganization = (locale: LocaleCode) =>
  ({
    ...organization,
    legalName: company.legalName,
    logo: `${siteUrl}/icon-512.png`,
    image: `${siteUrl}/icon-512.png`,
    email: company.email,
    ...describePlace(companyIn(locale)),
    department: companyIn(locale).offices.map((office) => ({
      '@type': organization['@type'],
      name: office.label,
      ...describePlace(office),
    })),
    areaServed: companyIn(locale).area,
    // Opening and closing at midnight means closed all day.
    specialOpeningHoursSpecification: getClosedDays(locale).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens: '00:00',
      closes: '00:00',
    })),
    ...(company.vat && { vatID: company.vat }),
    identifier: companyIn(locale).registrations.map(({ label, value }) => ({
      '@type': 'PropertyValue',
      propertyID: label,
      value,
    })),
    foundingDate: company.founded,
    sameAs: company.profiles.map(({ href }) => href),
  }) as const satisfies LocalBusiness;

const webSite = {
  '@type': 'WebSite',
  '@id': `${home}#website`,
  name: company.name,
  url: home,
  inLanguage: locales.map(({ iso }) => iso),
  publisher: organization,
} satisfies WebSite;

const getBreadcrumbList = (page: SitePage) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: getBreadcrumb(page).map(({ route, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: getUrl({ locale: page.locale, route }),
    })),
  }) satisfies BreadcrumbList;

async function getMainThings(page: SitePage): Promise<Thing[]> {
  const { title, description, locale } = page;
  const url = getUrl(page);
  switch (page.kind) {
    case 'home':
      return [webSite];
    case 'contact':
      return [describeOrganization(locale)];
    case 'newsItem': {
      const { author, date } = page.entry.data;
      const image = await getOpenGraphImage(page);
      return [
        {
          '@type': 'NewsArticle',
          '@id': `${url}#article`,
          mainEntityOfPage: url,
          headline: title,
          description,
          datePublished: toPlainDate(date),
          inLanguage: getLocale(locale).iso,
          ...(image && { image: siteUrl + image.src }),
          author: author ? { '@type': 'Person', name: author, worksFor: organization } : organization,
          publisher: { '@id': organization['@id'] },
        },
      ];
    }
    default:
      return [];
  }
}

/**
 * Describes a page to search engines in terms of schema.org.
 * @returns JSON-LD for a `<script>`; undefined for a page about which there is nothing to say
 */
export async function getJsonLd(page: SitePage): Promise<string | undefined> {
  const things = await getMainThings(page);
  // A trail of one page says no more than its address.
  const graph = page.trail.length > 1 ? [getBreadcrumbList(page), ...things] : things;
  if (graph.length === 0) return undefined;
  return scriptJson({
    '@context': 'https://schema.org',
    '@graph': graph,
  } satisfies Graph);
}
