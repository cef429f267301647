import { expect, test } from 'vitest';
import { company } from '#company';
import { getLocale } from '#shared/locales.ts';
import { routes } from '#site/routes.ts';
import { siteUrl } from '#site/site-settings.ts';
import { kindOf, listedPages, type Page } from '#tests/support/pages.ts';
import { checkPages, compare, isServed, resolveInternal } from './check-pages.ts';

type Thing = Record<string, unknown>;

const scriptsOf = ({ document }: Page) => document.querySelectorAll('script[type="application/ld+json"]');

const thingsOf = (page: Page): Thing[] =>
  scriptsOf(page).flatMap((script) => (JSON.parse(script.textContent) as { '@graph': Thing[] })['@graph']);

const findThing = (page: Page, type: string): Thing | undefined =>
  thingsOf(page).find((thing) => thing['@type'] === type);

const textOf = (page: Page, selector: string) =>
  page.document.querySelector(selector)?.textContent.trim().replace(/\s+/g, ' ');

const pagesOf = (kind: string) => listedPages.filter(({ route }) => kindOf(route) === kind);

/** Every object within a value, with the value itself. */
function objectsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Thing, ...inner];
}

test('JSON-LD: each listed page has one script, and no other page has any', () => {
  checkPages((page) => compare(scriptsOf(page).length, Number(page.listed)));
});

test('JSON-LD: an id is described once on a page, and its URL is served', () => {
  checkPages((page) => {
    const things = objectsIn(thingsOf(page));
    const ids = things
      .filter((thing) => Object.keys(thing).length > 1)
      .flatMap((thing) => thing['@id'] ?? []);
    const urls = things.flatMap((thing) => ['@id', 'url', 'item', 'image', 'logo'].map((key) => thing[key]));
    return [
      ...ids.filter((id, index) => ids.indexOf(id) !== index),
      ...urls.filter((url) => {
        if (url === undefined) return false;
        const internal = URL.canParse(String(url)) && resolveInternal(String(url), page.path);
        return !internal || !isServed(internal.pathname);
      }),
    ].map(String);
  }, listedPages);
});

/** The home page, and each page whose address begins this one's: a section, a list of a service, the page itself. */
function expectedTrail({ locale, route }: Page) {
  const above = listedPages.filter(
    (page) =>
      page.locale === locale && (page.route === routes.home || `${route}/`.startsWith(`${page.route}/`)),
  );
  return above.toSorted((a, b) => a.path.length - b.path.length).map((page) => siteUrl + page.path);
}

test('breadcrumb: it leads from home by the pages above, in the header and JSON-LD', () => {
  checkPages((page) => {
    const shown = page.document
      .querySelectorAll('main nav ol a[href]:not(main > nav a)')
      .map((link) => [
        link.textContent.trim().replace(/\s+/g, ' '),
        `${siteUrl}${link.getAttribute('href')}`,
      ]);
    const items = (findThing(page, 'BreadcrumbList')?.['itemListElement'] ?? []) as Thing[];
    const described = items.map(({ name, item }) => [String(name).replace(/\s+/g, ' '), item]);
    const positions = items.map(({ position }) => position);
    return [
      ...compare(shown, described),
      ...compare(
        items.map(({ item }) => item),
        page.route === routes.home ? [] : expectedTrail(page),
      ),
      ...compare(
        positions,
        [...items.keys()].map((key) => key + 1),
      ),
    ];
  }, listedPages);
});

test('JSON-LD: NewsArticle has the fields that Google asks for, as the page shows them', () => {
  for (const page of pagesOf('/news/{slug}')) {
    expect(findThing(page, 'NewsArticle'), page.file).toMatchObject({
      headline: textOf(page, 'h1'),
      datePublished: page.document.querySelector('main header time')?.getAttribute('datetime'),
      inLanguage: getLocale(page.locale).iso,
      mainEntityOfPage: siteUrl + page.path,
      image: page.document.querySelector('meta[property="og:image"]')?.getAttribute('content'),
      author: { name: textOf(page, '.colleague b') ?? company.name },
      publisher: { '@id': `${siteUrl}/#company` },
    });
  }
});

const companyFacts = {
  // E.164, so without the marks that a link may have.
  telephone: `+${company.phone.href.replace(/\D/g, '')}`,
  legalName: company.legalName,
  identifier: company.registrations.map(({ value }) => ({ value })),
  openingHoursSpecification: company.hours.map(({ opens, closes }) => ({ opens, closes })),
};

test.each<[kind: string, type: string, expected: (page: Page) => object]>([
  ['/services/{slug}', 'Service', (page) => ({ name: textOf(page, 'h1'), provider: { name: company.name } })],
  ['/about', company.type, () => companyFacts],
  ['/contact', company.type, () => companyFacts],
  ['/', 'WebSite', () => ({ name: company.name, url: `${siteUrl}/` })],
])('JSON-LD: %s has a %s', (kind, type, expected) => {
  // A site may have no services.
  if (kind !== '/services/{slug}') expect(pagesOf(kind)).not.toEqual([]);
  for (const page of pagesOf(kind)) expect(findThing(page, type), page.file).toMatchObject(expected(page));
});

test('JSON-LD: no text can end the script', () => {
  checkPages((page) => scriptsOf(page).flatMap((script) => script.textContent.match(/</g) ?? []));
});
