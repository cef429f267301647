import { globSync } from 'node:fs';
import { z } from 'astro/zod';
import { storedData } from '#components/statements/stored-data.ts';
import { company } from '#company';
import { collectionNames, type CollectionName, type SectionName } from '#content/collections.ts';
import { imagePaths } from '#content/fields.ts';
import { schemas } from '#content/schemas.ts';
import { serviceSlug } from '#content/slug.ts';
import { formatFact } from '#i18n/facts.ts';
import { formatDateBlock } from '#i18n/format.ts';
import { getLocale, locales, otherLocales, type LocaleCode } from '#shared/locales.ts';
import { localizePath } from '#shared/urls.ts';
import { texts } from '#i18n/texts.ts';
import { itemRoute } from '#site/routes.ts';
import { readItems } from '#tests/support/content.ts';
import { project } from '#tests/support/folders.ts';
import { findPage, type Page } from '#tests/support/pages.ts';

const figure = z
  .looseObject({ picture: z.string() })
  // Only drawings have words that can be replaced.
  .transform((fields) => (fields.picture.startsWith('/art/') ? fields : { ...fields, words: undefined }));

const fieldsWithForms = z.looseObject({
  date: z.date().optional(),
  checked: z.date().optional(),
  year: z.number().default(0),
  title: z.string().optional(),
  label: z.string().optional(),
  searchTitle: z.string().optional(),
  weeks: z.number().optional(),
  bill: z.number().optional(),
  order: z.number().default(0),
  author: z.string().optional(),
  project: z.string().optional(),
  services: z.array(z.string()).default([]),
  figures: z.array(figure).optional(),
  proof: figure.optional(),
});

/** Formats a day. */
export const formatDate = (date: Date, locale: LocaleCode, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(getLocale(locale).iso, { ...options, timeZone: 'UTC' }).format(date);

const labelOf = (locale: LocaleCode, service: string) =>
  texts[locale].services['services-items'].find(({ name }) => serviceSlug(name) === service)?.alternative;

/** Texts and fields by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** Puts dates, services and authors of an item in the words of pages. */
async function describeItem(
  collection: CollectionName,
  locale: LocaleCode,
  { slug, fields: written, body }: ReturnType<typeof readItems>[number],
) {
  // The schema puts the fields of a group in their order.
  const schema = schemas[collection](imagePaths);
  const fields = fieldsWithForms.parse(schema.parse(written));
  const { date, checked, author, services, bill, title } = fields;
  return {
    ...fields,
    ...{ collection, locale, slug, body },
    path: localizePath(locale, itemRoute(collection, slug)),
    label: labelOf(locale, slug) ?? fields.label ?? title,
    searchTitle: fields.searchTitle ?? title,
    bill: bill && formatFact({ amount: bill }, locale),
    serviceSlugs: services,
    firstService: services[0],
    services: services.map((service) => labelOf(locale, service)),
    // That of a testimonial isn't a colleague.
    author: texts[locale].about.team.find(({ name }) => name === author) ?? author,
    checked: checked && formatDate(checked, locale, { dateStyle: 'long' }),
    published: date?.valueOf() ?? fields.year,
    date: date && formatDateBlock(date, locale),
  };
}

/** An item as pages show it. */
export type Item = Awaited<ReturnType<typeof describeItem>>;

/** The items that are published. */
const items = await Promise.all(
  collectionNames.flatMap((collection) =>
    locales.flatMap(({ code }) =>
      readItems(collection, code).map((item) => describeItem(collection, code, item)),
    ),
  ),
);

/** The published items of a collection in a language. */
export const itemsOf = (collection: CollectionName, locale: LocaleCode) =>
  items.filter((item) => item.collection === collection && item.locale === locale);

/**
 * @returns the item of a page, or the service of a list of projects
 * @throws {Error} when there is none
 */
export function itemOf(collection: CollectionName, { locale, route }: Page): Item {
  const path = route.replace(/\/page\/\d+$/, '');
  const item = itemsOf(collection, locale).find(({ slug }) => path.endsWith(`/${slug}`));
  if (!item) throw new Error(`${route} is the page of no item of src/content/${collection}/${locale}.`);
  return item;
}

/** The items of a section in a language, the newest first; of one day or year, in the order of their file names. */
export const newest = (collection: SectionName, locale: LocaleCode) =>
  itemsOf(collection, locale).sort((a, b) => b.published - a.published || (a.slug < b.slug ? -1 : 1));

/** The one that is some places further than the page's own item, the newest first. */
function beside(collection: 'news' | 'projects', { locale, path }: Page, places: number) {
  const all = newest(collection, locale);
  return all.filter((_, index) => all[index - places]?.path === path);
}

/** The items that a list links to: lists.test.ts knows which. */
const listed = (collection: 'news' | 'projects', { document, locale }: Page) =>
  document
    .querySelectorAll('main li :is(h2, h3) a')
    .flatMap((link) => newest(collection, locale).filter(({ path }) => path === link.getAttribute('href')));

/** The number of items that are only in other languages, by language; an item in several counts in the first. */
function missing(collection: 'news' | 'projects', locale: LocaleCode) {
  const counted = new Set(newest(collection, locale).map(({ slug }) => slug));
  return otherLocales(locale).flatMap(({ code }) => {
    const { length: count } = newest(collection, code).filter(
      ({ slug }) => !counted.has(slug) && counted.add(slug),
    );
    return count === 0 ? [] : [{ count, plural: count === 1 ? 'one' : 'other' }];
  });
}

/** The services in the order of the texts. */
export const services = (locale: LocaleCode) =>
  texts[locale].services['services-items'].flatMap(({ name }) =>
    itemsOf('services', locale).filter(({ slug }) => slug === serviceSlug(name)),
  );

/** The projects of a service. */
const projectsOf = ({ slug }: Item, locale: LocaleCode) =>
  newest('projects', locale).filter(({ serviceSlugs }) => serviceSlugs.includes(slug));

/** The lists of content.yaml. */
export const lists: Record<string, (page: Page) => Fields[]> = {
  services: ({ locale }) => services(locale),
  'newest projects': ({ locale }) => newest('projects', locale).slice(0, 3),
  'newest news items': ({ locale }) => newest('news', locale).slice(0, 3),
  'newest projects of the service': (page) => {
    const service = itemOf('services', page);
    // First those that name it first.
    return projectsOf(service, page.locale)
      .toSorted((a, b) => a.serviceSlugs.indexOf(service.slug) - b.serviceSlugs.indexOf(service.slug))
      .slice(0, 3);
  },
  'listed projects': (page) => listed('projects', page),
  'listed news items': (page) => listed('news', page),
  'missing projects': ({ locale }) => missing('projects', locale),
  'missing news items': ({ locale }) => missing('news', locale),
  'older news item': (page) => beside('news', page, 1),
  'newer news item': (page) => beside('news', page, -1),
  // After the last one, the first one.
  'next project': (page) =>
    [...beside('projects', page, 1), ...newest('projects', page.locale)]
      .slice(0, 1)
      .filter(({ path }) => path !== page.path),
  'weeks of the project': (page) => [itemOf('projects', page)].filter(({ weeks }) => weeks),
  'bill of the project': (page) => [itemOf('projects', page)].filter(({ bill }) => bill),
  'next page': ({ path }) => {
    const [list = path, number = 1] = path.split('/page/');
    return findPage(`${list}/page/${Number(number) + 1}`) ? [{}] : [];
  },
  'colleagues who answer the phone': ({ locale }) =>
    texts[locale].about.team.filter(({ name }) => company.answering.some((other) => other === name)),
  profiles: () => company.profiles,
  'sites without third parties': () => (company.thirdParties.length === 0 ? [{}] : []),
  maps: () => globSync('art/scenes/map.*', { cwd: project }).map(() => ({})),
  registrations: () => company.registrations,
  'VAT ids': () => (company.vat ? [{ number: company.vat }] : []),
  'stored data': () => [...storedData],
  statements: ({ locale }) => itemsOf('statements', locale).sort((a, b) => (a.slug < b.slug ? -1 : 1)),
  // Pages start with different ones: see carousel.test.ts.
  testimonials: ({ document, locale, path, listed }) => {
    const all = itemsOf('testimonials', locale).sort((a, b) => a.order - b.order);
    const first = document.querySelector('.carousel figcaption')?.textContent;
    const index = all.findIndex(({ author }) => author === first);
    const isStatement = itemsOf('statements', locale).some((item) => item.path === path);
    return listed && !isStatement ? [...all.slice(index), ...all.slice(0, index)] : [];
  },
};
